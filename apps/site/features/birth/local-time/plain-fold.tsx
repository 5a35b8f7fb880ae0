import type { LocalTimeChoice } from "@cosmic/atlas/time-zones";
import { FieldError } from "../../../components/fields/field.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { sentenceTime } from "../../../locale/format/time-of-day.ts";
import type { Locale } from "../../../locale/locale.ts";
import { clockText } from "./fold-field.tsx";
import { answerTo, type FoldQuestion } from "./fold-question.ts";

interface PlainFoldProps {
  readonly question: FoldQuestion;
  readonly typed: { readonly fold?: string; readonly foldOf?: string; readonly birthTime?: string };
  readonly error: string | undefined;
  readonly locale: Locale;
}

/** Asks without a script which of two offsets applied to a local time that occurred twice or never. The fields it sends
 * are `fold` and `foldOf`. */
export function PlainFold({ question, typed, error, locale }: PlainFoldProps) {
  const twice = question.kind === "twice";
  const said = sentenceTime(typed.birthTime ?? "", locale);
  const words = twice ? [m.birth_fold_first, m.birth_fold_second] : [m.birth_fold_before, m.birth_fold_after];
  const fold = typed.fold === "0" || typed.fold === "1" ? typed.fold : "";
  const chosen = answerTo(question, { fold, foldOf: typed.foldOf ?? "" });
  const label = (choice: LocalTimeChoice, index: number) => words[index]?.({ offset: clockText(choice) });
  return (
    <fieldset className="fold" aria-describedby={error ? "fold-error" : undefined}>
      <legend>{twice ? m.birth_fold_twice({ ...said }) : m.birth_fold_never({ ...said })}</legend>
      <input type="hidden" name="foldOf" value={question.of} />
      {question.choices.map((choice, index) => (
        <label className="check choice" key={choice.offsetSeconds}>
          <input
            type="radio"
            name="fold"
            value={index}
            defaultChecked={chosen === index}
            aria-invalid={error ? true : undefined}
          />
          <span>{label(choice, index)}</span>
        </label>
      ))}
      {error ? <FieldError id="fold-error">{error}</FieldError> : null}
    </fieldset>
  );
}
