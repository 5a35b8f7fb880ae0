import type { Place } from "@cosmic/atlas/place";
import { useMemo, useState } from "react";
import { placeSearch } from "../../../../components/combobox/search-places.ts";
import { Glyph } from "../../../../components/glyph.tsx";
import { PlaceCombobox } from "../../../../components/place-combobox.tsx";
import { m } from "../../../../generated/paraglide/messages.js";
import { countryText } from "../../../../locale/format.ts";
import type { Locale } from "../../../../locale/locale.ts";
import { problemText } from "../problem-text.ts";
import type { BirthFormState } from "../use-birth-form.ts";
import { LocateButton } from "./locate-button.tsx";

/** Most suggestions of the main form, §2.3. */
const suggestionLimit = 8;

interface PlaceFieldProps {
  readonly form: BirthFormState;
  readonly locale: Locale;
  /** Where the place lies; null until there is one. */
  readonly placeLine: string | null;
  /** What its clock showed. */
  readonly clockLine: string | null;
}

/** Where: a town found by its name or by the browser's own location. */
export function PlaceField({ form, locale, placeLine, clockLine }: PlaceFieldProps) {
  const { register, setValue, formState } = form;
  const [status, setStatus] = useState("");
  const search = useMemo(() => placeSearch(locale, (...asked) => fetch(...asked)), [locale]);
  const shouldValidate = formState.isSubmitted;
  const settle = (found: Place | null) => {
    setStatus("");
    setValue("place", found);
    if (found === null) return;
    // A place of the list takes the place of typed coordinates.
    setValue("latitudeText", "");
    setValue("longitudeText", "");
    setValue("placeText", found.label, { shouldValidate });
  };
  return (
    <>
      <PlaceCombobox
        label={m.birth_place()}
        hint={placeLine ? <PlaceLines place={placeLine} clock={clockLine} /> : m.birth_place_hint()}
        error={problemText(formState.errors.placeText?.message)}
        placeholder={m.birth_place_placeholder()}
        required
        search={search}
        limit={suggestionLimit}
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

/** The region and country of a suggestion, or all that its label needs to tell it from a namesake. */
function asideOf({ name, region, label, ...found }: Place, locale: Locale): string {
  const country = countryText(found, locale);
  const told = label.startsWith(`${name}, `) ? label.slice(name.length + 2) : country;
  return told.includes(", ") || region === "" || region === name ? told : `${region}, ${country}`;
}

/** Where the place lies, and under it the clock that its zone kept. */
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
