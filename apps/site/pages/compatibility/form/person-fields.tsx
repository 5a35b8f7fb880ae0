import type { Place } from "@cosmic/atlas/place";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { placeSearch } from "../../../components/combobox/search-places.ts";
import { PlaceCombobox } from "../../../components/fields/place-combobox.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { nameLimit } from "../../../features/birth/contact/contact.ts";
import { birthOf, type DraftFields } from "../../../features/birth/form/birth-form.ts";
import { HourAndMinute } from "../../../features/birth/form/fields/hour-and-minute.tsx";
import { problemText } from "../../../features/birth/form/problem-text.ts";
import type { BirthFormState } from "../../../features/birth/form/use-birth-form.ts";
import { ClockField } from "../../../features/birth/local-time/clock-field.tsx";
import { clockLine, placeLine } from "../../../features/birth/local-time/clock-line.ts";
import { FoldField } from "../../../features/birth/local-time/fold-field.tsx";
import { foldQuestion } from "../../../features/birth/local-time/fold-question.ts";
import { CoordinatesField } from "../../../features/birth/place/coordinates-field.tsx";
import { coordinatesTyped, placeOf } from "../../../features/birth/place/typed-place.ts";
import { timeZonesIn, useTimeZones } from "../../../features/birth/time-zones/use-time-zones.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { PersonDate } from "./person-date.tsx";
import type { PersonForm } from "./use-kept-person.ts";
import { wholePerson } from "./use-person-form.ts";

const suggestionLimit = 6;

interface PersonFieldsProps extends PersonForm {
  readonly legend: string;
  readonly today: string;
  readonly locale: Locale;
}

/** One person: name, date and, if known, time and place. */
export function PersonFields({ legend, form, nameField, today, locale }: PersonFieldsProps) {
  return (
    <fieldset className="grp">
      <legend>{legend}</legend>
      <div className="pair-stack">
        <TextField
          label={<Optional label={m.compatibility_name()} />}
          ref={nameField}
          maxLength={nameLimit}
          autoComplete="off"
        />
        <PersonDate form={form} today={today} locale={locale} />
        <HourAndMinute form={form} hourLabel={<Optional label={m.birth_hour()} />} />
        <PersonPlace form={form} locale={locale} />
        <PersonClock form={form} today={today} locale={locale} />
      </div>
    </fieldset>
  );
}

function Optional({ label }: { readonly label: string }) {
  return (
    <>
      {label} <span className="opt">{m.compatibility_optional()}</span>
    </>
  );
}

function PersonPlace({ form, locale }: { readonly form: BirthFormState; readonly locale: Locale }) {
  const { register, setValue, formState } = form;
  const search = useMemo(() => placeSearch(locale, (...sent) => fetch(...sent)), [locale]);
  const settle = (place: Place | null) => {
    setValue("place", place);
    if (place === null) return;
    setValue("latitudeText", "");
    setValue("longitudeText", "");
    setValue("placeText", place.label, { shouldValidate: formState.isSubmitted });
  };
  return (
    <PlaceCombobox
      label={<Optional label={m.compatibility_place()} />}
      error={problemText(formState.errors.placeText?.message)}
      placeholder={m.compatibility_place_placeholder()}
      search={search}
      limit={suggestionLimit}
      asideOf={({ label, name }) => label.slice(name.length).replace(/^, /, "")}
      onPlace={settle}
      {...register("placeText")}
    />
  );
}

interface PersonClockProps {
  readonly form: BirthFormState;
  readonly today: string;
  readonly locale: Locale;
}

/** Where the place is, its local time, and any question that raises. */
function PersonClock({ form, today, locale }: PersonClockProps) {
  const values = wholePerson(useWatch({ control: form.control, compute: (typed: DraftFields) => typed }));
  const place = placeOf(values, locale);
  const birth = birthOf(values, today, locale);
  const zoneClocks = useTimeZones(place?.zone ?? null);
  const timeZones = timeZonesIn(zoneClocks);
  const question = birth && timeZones && foldQuestion(birth, timeZones);
  const unlisted = values.placeText.trim() !== "" && values.place === null;
  return (
    <div className="pair-clock">
      {place ? (
        <p className="hint" role="status">
          {placeLine(place, locale)} {clockLine({ birth, zoneClocks, answer: values })}
        </p>
      ) : null}
      {birth && question ? (
        <FoldField form={form} question={question} answer={values} time={birth.birthTime} locale={locale} />
      ) : null}
      <div className="folds">
        {unlisted || coordinatesTyped(values) ? <CoordinatesField form={form} /> : null}
        {place || values.offsetText !== "" ? <ClockField form={form} /> : null}
      </div>
    </div>
  );
}
