import { useWatch } from "react-hook-form";
import { Button } from "../../../components/button.tsx";
import { StagedProgress } from "../../../components/staged-progress.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { Assurances } from "../assurances.tsx";
import { useAwake } from "../session/use-awake.ts";
import { clocksIn, useZoneClocks } from "../zone/use-zone-clocks.ts";
import { type BirthForm, birthOf, wholeForm } from "./birth-form.ts";
import { ClockField } from "./clock/clock-field.tsx";
import { clockLine, placeLine } from "./clock/clock-line.ts";
import { FoldField } from "./clock/fold-field.tsx";
import { foldQuestion } from "./clock/fold-question.ts";
import { settleClock } from "./clock/settle-clock.ts";
import { DateFields } from "./date-fields.tsx";
import { CoordinatesField } from "./place/coordinates-field.tsx";
import { PlaceField } from "./place/place-field.tsx";
import { coordinatesTyped, placeOf } from "./place/typed-place.ts";
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
  const { stage, reveal } = useReveal();
  const values = wholeForm(useWatch({ control: form.control, compute: (typed: BirthForm) => typed }));
  const place = placeOf(values);
  const birth = birthOf(values, today);
  const zoneClocks = useZoneClocks(place?.zone ?? null);
  const clocks = clocksIn(zoneClocks);
  const question = birth && clocks && foldQuestion(birth, clocks);
  const send = async (typed: BirthForm) => {
    const whole = birthOf(typed, today);
    if (whole === null) return;
    const settled = await settleClock(whole, typed);
    if (settled.ok) return reveal(settled.birth);
    form.setError(settled.field, { message: settled.reason });
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
          placeLine={place && placeLine(place)}
          clockLine={place && clockLine({ birth, zoneClocks, answer: values })}
        />
        {birth && question ? (
          <FoldField form={form} question={question} answer={values} time={birth.birthTime} />
        ) : null}
        <div className="folds">
          {values.place && !coordinatesTyped(values) ? null : <CoordinatesField form={form} />}
          {place || values.offsetText !== "" ? <ClockField form={form} /> : null}
        </div>
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
