import type { LocalTimeChoice } from "@cosmic/atlas/time-zones";
import { offsetText } from "@cosmic/chart/display";
import { useEffect, useId, useRef } from "react";
import { FieldError } from "../../../components/fields/field.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { sentenceTime } from "../../../locale/format/time-of-day.ts";
import type { Locale } from "../../../locale/locale.ts";
import { problemText } from "../form/problem-text.ts";
import type { BirthFormState } from "../form/use-birth-form.ts";
import { answerTo, type FoldAnswer, type FoldQuestion } from "./fold-question.ts";

const places = ["0", "1"] as const;

interface FoldFieldProps {
  readonly form: BirthFormState;
  readonly question: FoldQuestion;
  readonly answer: FoldAnswer;
  /** The ambiguous time, `HH:MM`. */
  readonly time: string;
  readonly locale: Locale;
}

/** Asks which of two offsets applied to a local time that occurred twice or never. Nothing is preselected. */
export function FoldField({ form, question, answer, time, locale }: FoldFieldProps) {
  const { formState, setValue, clearErrors } = form;
  // One page may ask about two births, so each radio group needs its own name.
  const group = useId();
  const errorId = `${group}-error`;
  const firstRadio = useRef<HTMLInputElement>(null);
  const error = problemText(formState.errors.fold?.message);
  const chosen = answerTo(question, answer);
  const twice = question.kind === "twice";
  const said = sentenceTime(time, locale);
  const words = twice ? [m.birth_fold_first, m.birth_fold_second] : [m.birth_fold_before, m.birth_fold_after];
  useEffect(() => {
    if (error) firstRadio.current?.focus();
  }, [error]);
  const choose = (fold: "0" | "1") => {
    setValue("fold", fold);
    setValue("foldOf", question.of);
    clearErrors("fold");
  };
  return (
    <fieldset className="fold" aria-describedby={error ? errorId : undefined}>
      <legend>{twice ? m.birth_fold_twice({ ...said }) : m.birth_fold_never({ ...said })}</legend>
      {places.map((place, index) => (
        <label className="check choice" key={place}>
          <input
            type="radio"
            name={group}
            value={place}
            ref={index === 0 ? firstRadio : null}
            checked={chosen === index}
            aria-invalid={error ? true : undefined}
            onChange={() => choose(place)}
          />
          <span>{words[index]?.({ offset: clockText(question.choices[index]) })}</span>
        </label>
      ))}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}

/** The offset and, if there is one, the zone's abbreviation: `UTC+01:00, BST`. */
export function clockText(choice: LocalTimeChoice | undefined): string {
  if (choice === undefined) return "";
  const offset = offsetText(choice.offsetSeconds);
  return /^[A-Z]/.test(choice.abbreviation) ? `${offset}, ${choice.abbreviation}` : offset;
}
