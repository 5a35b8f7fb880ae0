import { builtInCities, searchBuiltInCities } from "@cosmic/atlas/built-in-cities";
import type { Place } from "@cosmic/atlas/place";
import { coordinatesText } from "@cosmic/chart/display";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { PlaceCombobox } from "../../../../components/place-combobox.tsx";
import { m } from "../../../../generated/paraglide/messages.js";
import { countryText, distanceText } from "../../../../locale/format.ts";
import type { Locale } from "../../../../locale/locale.ts";
import { problemText } from "../problem-text.ts";
import type { BirthFormState } from "../use-birth-form.ts";
import { LocateButton, type Located } from "./locate-button.tsx";
import { nearestCity } from "./nearest-city.ts";

/** Most suggestions of the main form, §2.3. */
const suggestionLimit = 8;

interface PlaceFieldProps {
  readonly form: BirthFormState;
  readonly locale: Locale;
  /** What the clock of the place showed. */
  readonly clockLine: string | null;
}

/** Where: a city found by its name or by the browser's own location. */
export function PlaceField({ form, locale, clockLine }: PlaceFieldProps) {
  const { control, register, setValue, formState } = form;
  const [status, setStatus] = useState("");
  const place = useWatch({ control, name: "place" });
  const labelOf = (found: Place) => `${found.name}, ${countryText(found, locale)}`;
  const shouldValidate = formState.isSubmitted;
  const settle = (found: Place | null) => {
    setStatus("");
    setValue("place", found);
    if (found) setValue("placeText", labelOf(found), { shouldValidate });
  };
  const located = (answer: Located) => {
    const nearest = answer.ok ? nearestCity(answer, builtInCities) : null;
    if (nearest === null) return setStatus(locateFault(answer));
    settle(nearest.city);
    setStatus(m.birth_located({ place: labelOf(nearest.city), distance: distanceText(nearest.kilometres, locale) }));
  };
  const chosen = place && m.birth_place_chosen({ coordinates: coordinatesText(place), zone: place.zone });
  return (
    <>
      <PlaceCombobox
        label={m.birth_place()}
        hint={chosen ? [chosen, clockLine].filter(Boolean).join(" ") : m.birth_place_hint()}
        error={problemText(formState.errors.placeText?.message)}
        placeholder={m.birth_place_placeholder()}
        required
        search={searchBuiltInCities}
        limit={suggestionLimit}
        labelOf={labelOf}
        asideOf={(found) => countryText(found, locale)}
        onPlace={settle}
        action={<LocateButton onStart={() => setStatus(m.birth_locating())} onLocated={located} />}
        {...register("placeText")}
      />
      <p className="hint locate-status" role="status">
        {status}
      </p>
    </>
  );
}

const locateFault = (answer: Located): string =>
  !answer.ok && answer.reason === "refused" ? m.birth_locate_refused() : m.birth_locate_failed();
