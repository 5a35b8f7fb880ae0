import { useWatch } from "react-hook-form";
import { Button } from "../../../components/button.tsx";
import { StagedProgress } from "../../../components/staged-progress.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { Assurances } from "../assurances.tsx";
import { loadEngine, useEngine } from "../preview-engine.ts";
import { useAwake } from "../session/use-awake.ts";
import { type BirthForm, birthOf, wholeForm } from "./birth-form.ts";
import { ClockField } from "./clock/clock-field.tsx";
import { clockLine } from "./clock/clock-line.ts";
import { FoldField } from "./clock/fold-field.tsx";
import { foldQuestion, settleFold } from "./clock/fold-question.ts";
import { DateFields } from "./date-fields.tsx";
import { PlaceField } from "./place/place-field.tsx";
import { TimeFields } from "./time-fields.tsx";
import type { BirthFormState } from "./use-birth-form.ts";
import { useReveal } from "./use-reveal.ts";

interface BirthFieldsProps {
  readonly form: BirthFormState;
  /** The latest date anywhere, `YYYY-MM-DD`. */
  readonly today: string;
  readonly locale: Locale;
}

/** The form: when, at what time, where, and what the clock there showed. */
export function BirthFields({ form, today, locale }: BirthFieldsProps) {
  const awake = useAwake();
  const engine = useEngine();
  const { stage, reveal } = useReveal();
  const values = wholeForm(useWatch({ control: form.control, compute: (typed: BirthForm) => typed }));
  const birth = birthOf(values, today);
  const question = birth && engine && foldQuestion(birth, engine.clocks);
  const send = async (typed: BirthForm) => {
    const whole = birthOf(typed, today);
    if (whole === null) return;
    // An engine that cannot be fetched is met again, and told, in `reveal`.
    const asked = engine ?? (await loadEngine().catch(() => null));
    const settled = asked && settleFold(whole, asked.clocks, typed);
    if (settled === null || settled.ok) return reveal(settled?.birth ?? whole);
    form.setError("fold", { message: settled.reason });
  };
  return (
    <form className="birth-form" noValidate method="post" onSubmit={form.handleSubmit(send)} aria-busy={stage !== null}>
      <DateFields form={form} thisYear={Number(today.slice(0, 4))} locale={locale} />
      <TimeFields form={form} />
      <fieldset className="grp">
        <legend>{m.birth_where()}</legend>
        <PlaceField
          form={form}
          locale={locale}
          clockLine={birth && engine && clockLine(birth, engine.clocks, values)}
        />
        {birth && question ? (
          <FoldField form={form} question={question} answer={values} time={birth.birthTime} />
        ) : null}
        {birth || form.formState.errors.offsetText ? <ClockField form={form} /> : null}
      </fieldset>
      {stage ? <StagedProgress percent={stage.percent} message={stage.message()} /> : null}
      {/* Until the script is awake a click would post the birth to the server, which must not have it yet. */}
      <Button type={awake ? "submit" : "button"} wide loading={stage !== null} loadingLabel={m.birth_working()}>
        {m.birth_submit()}
      </Button>
      <Assurances />
    </form>
  );
}
