import type { ReactNode } from "react";
import type { Locale } from "../../../../locale/locale.ts";
import type { BirthData } from "../../draft/birth-data.ts";
import { ClockField } from "../../local-time/clock-field.tsx";
import { clockLine, placeLine } from "../../local-time/clock-line.ts";
import { FoldField } from "../../local-time/fold-field.tsx";
import { foldQuestion } from "../../local-time/fold-question.ts";
import { CoordinatesField } from "../../place/coordinates-field.tsx";
import { type PlaceAsked, PlaceField } from "../../place/place-field.tsx";
import { coordinatesTyped, placeOf } from "../../place/typed-place.ts";
import { timeZonesIn, useTimeZones } from "../../time-zones/use-time-zones.ts";
import type { DraftFields } from "../birth-form.ts";
import type { BirthFormState } from "../use-birth-form.ts";

interface WhereFieldsProps {
  readonly form: BirthFormState;
  /** The form's current values. */
  readonly values: DraftFields;
  /** The birth, once the form is complete. */
  readonly birth: BirthData | null;
  readonly locale: Locale;
  readonly asked: PlaceAsked;
  /** Rendered below the place field. */
  readonly children?: ReactNode;
}

/** The place, its UTC offset, any question the local time raises, and the collapsed fields. */
export function WhereFields({ form, values, birth, locale, asked, children }: WhereFieldsProps) {
  const place = placeOf(values, locale);
  const zoneClocks = useTimeZones(place?.zone ?? null);
  const timeZones = timeZonesIn(zoneClocks);
  const question = birth && timeZones && foldQuestion(birth, timeZones);
  return (
    <>
      <div className="where-place">
        <PlaceField
          form={form}
          locale={locale}
          asked={asked}
          placeLine={place && placeLine(place, locale)}
          clockLine={place && clockLine({ birth, zoneClocks, answer: values })}
        />
      </div>
      {children}
      {birth && question ? (
        <FoldField form={form} question={question} answer={values} time={birth.birthTime} locale={locale} />
      ) : null}
      <div className="folds">
        {values.place && !coordinatesTyped(values) ? null : <CoordinatesField form={form} />}
        {place || values.offsetText !== "" ? <ClockField form={form} /> : null}
      </div>
    </>
  );
}
