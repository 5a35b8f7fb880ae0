import type { Place } from "@cosmic/atlas/place";
import { useMemo, useState } from "react";
import { placeSearch } from "../../../components/combobox/search-places.ts";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { PlaceCombobox } from "../../../components/fields/place-combobox.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { countryText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import { problemText } from "../form/problem-text.ts";
import type { BirthFormState } from "../form/use-birth-form.ts";
import { LocateButton } from "./locate-button.tsx";

/** How a form asks for the place. */
export interface PlaceAsked {
  readonly label: () => string;
  /** The error for an empty field. */
  readonly required: () => string;
  /** Maximum suggestions. */
  readonly limit: number;
  /** The field's text for a chosen place. */
  readonly textOf: (place: Place) => string;
  /** In forms with a separate country field: its two-letter code, or empty. */
  readonly country?: string;
}

/** One field for town and country, with eight suggestions. */
export const oneField: PlaceAsked = {
  label: m.birth_place,
  required: m.birth_error_place,
  limit: 8,
  textOf: (place) => place.label,
};

interface PlaceFieldProps {
  readonly form: BirthFormState;
  readonly locale: Locale;
  readonly asked: PlaceAsked;
  /** The place's coordinates and zone; null until there is a place. */
  readonly placeLine: string | null;
  /** The UTC offset there at the time of birth. */
  readonly clockLine: string | null;
}

/** The place: a town found by name or by the browser's location. */
export function PlaceField({ form, locale, asked, placeLine, clockLine }: PlaceFieldProps) {
  const { register, setValue, formState } = form;
  const [status, setStatus] = useState("");
  const { country, limit, textOf } = asked;
  const search = useMemo(() => placeSearch(locale, (...sent) => fetch(...sent), country), [locale, country]);
  const fault = formState.errors.placeText?.message;
  const shouldValidate = formState.isSubmitted || fault !== undefined;
  const settle = (found: Place | null) => {
    setStatus("");
    setValue("place", found);
    if (found === null) return;
    // Choosing from the list replaces typed coordinates.
    setValue("latitudeText", "");
    setValue("longitudeText", "");
    setValue("placeText", textOf(found), { shouldValidate });
    if (country !== undefined) setValue("country", found.countryCode, { shouldValidate: true });
  };
  return (
    <>
      <PlaceCombobox
        label={asked.label()}
        hint={placeLine ? <PlaceLines place={placeLine} clock={clockLine} /> : m.birth_place_hint()}
        error={fault === "place-required" ? asked.required() : problemText(fault)}
        placeholder={m.birth_place_placeholder()}
        required
        search={search}
        limit={limit}
        textOf={textOf}
        asideOf={(found) => asideOf(found, locale)}
        onPlace={settle}
        action={(closeList) => (
          <LocateButton locale={locale} onPress={closeList} onPlace={settle} onStatus={setStatus} />
        )}
        {...register("placeText")}
      />
      <p className="hint locate-status" role="status">
        {status}
      </p>
    </>
  );
}

/** A suggestion's region and country, or whatever its label needs to distinguish it from namesakes. */
function asideOf({ name, region, label, ...found }: Place, locale: Locale): string {
  const country = countryText(found, locale);
  const told = label.startsWith(`${name}, `) ? label.slice(name.length + 2) : country;
  return told.includes(", ") || region === "" || region === name ? told : `${region}, ${country}`;
}

/** The place's coordinates and, below them, its UTC offset at birth. */
function PlaceLines({ place, clock }: { readonly place: string; readonly clock: string | null }) {
  return (
    <span className="place-lines">
      {place}
      {clock ? (
        <span className="clock-shown">
          <Glyph name="clock" size={18} />
          <span>{clock}</span>
        </span>
      ) : null}
    </span>
  );
}
