import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { useNavigation, useSubmit } from "react-router";
import { Button } from "../../../components/fields/button.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { nameLimit } from "../../../features/birth/contact/contact.ts";
import type { BirthData } from "../../../features/birth/draft/birth-data.ts";
import { birthOf, type DraftFields, wholeForm } from "../../../features/birth/form/birth-form.ts";
import { DateFields } from "../../../features/birth/form/fields/date-fields.tsx";
import { TimeFields } from "../../../features/birth/form/fields/time-fields.tsx";
import { WhereFields } from "../../../features/birth/form/fields/where-fields.tsx";
import { useFilledBirthForm } from "../../../features/birth/form/use-filled-birth-form.ts";
import { settleClock } from "../../../features/birth/local-time/settle-clock.ts";
import { oneField } from "../../../features/birth/place/place-field.tsx";
import { useHydrated } from "../../../features/birth/session/use-hydrated.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { draftOf, type TypedCorrection } from "../typed-correction.ts";

interface ScriptFieldsProps {
  readonly typed: TypedCorrection;
  /** The latest date anywhere, `YYYY-MM-DD`. */
  readonly today: string;
  readonly locale: Locale;
}

/** The birth form's own parts, filled in; posts once the local time is settled. */
export function ScriptFields({ typed, today, locale }: ScriptFieldsProps) {
  const hydrated = useHydrated();
  const submit = useSubmit();
  const sending = useNavigation().state !== "idle";
  const name = useRef<HTMLInputElement>(null);
  const kept = draftOf(typed);
  const form = useFilledBirthForm(today, kept);
  const values = wholeForm(useWatch({ control: form.control, compute: (shown: DraftFields) => shown }));
  const birth = birthOf(values, today, locale);
  const send = async (shown: DraftFields) => {
    const whole = birthOf(shown, today, locale);
    if (whole === null) return;
    const settled = await settleClock(whole, shown, Date.now());
    if (settled.ok) {
      const sent = fieldsOf(settled.birth, { ...shown, name: name.current?.value ?? "" });
      return submit(sent, { method: "post", replace: true });
    }
    form.setError(settled.field, { message: settled.reason }, { shouldFocus: true });
  };
  return (
    <form className="birth-form" noValidate method="post" onSubmit={form.handleSubmit(send)} aria-busy={sending}>
      <TextField
        label={m.preview_name()}
        name="name"
        ref={name}
        autoComplete="off"
        maxLength={nameLimit}
        defaultValue={typed.name}
      />
      <DateFields form={form} thisYear={Number(today.slice(0, 4))} locale={locale} typedYear={false} />
      <TimeFields form={form} />
      <fieldset className="grp">
        <legend>{m.birth_where()}</legend>
        <WhereFields form={form} values={values} birth={birth} locale={locale} asked={oneField} />
      </fieldset>
      <Button type={hydrated ? "submit" : "button"} wide loading={sending} loadingLabel={m.correct_showing()}>
        {m.correct_show()}
      </Button>
    </form>
  );
}

function fieldsOf(birth: BirthData, { name, offsetText, foldOf }: DraftFields & { readonly name: string }) {
  const { birthDate, birthTime, timeUnknown, birthCity, birthCountry, countryCode, timezone, fold } = birth;
  return {
    ...{ name, birthDate, birthCity, birthCountry, countryCode, timezone, offsetText },
    birthTime: timeUnknown ? "" : birthTime,
    timeUnknown: timeUnknown ? "on" : "",
    latitude: String(birth.latitude),
    longitude: String(birth.longitude),
    ...(fold === undefined ? {} : { fold: String(fold), foldOf }),
  };
}
