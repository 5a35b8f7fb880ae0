import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { DraftFields } from "../form/birth-form.ts";
import { problemText } from "../form/problem-text.ts";
import type { BirthFormState } from "../form/use-birth-form.ts";
import { zoneOf } from "../time-zones/time-zone-cache.ts";
import { parsePair } from "./coordinates.ts";
import { coordinatesTyped, pointName, typedPoint } from "./typed-place.ts";

/** Debounce between the last keystroke and the zone lookup, milliseconds. */
const debounceMs = 400;
/** Room for the longest coordinate format, or for two coordinates pasted at once. */
const mostCharacters = 60;

/** Collapsed fields for the birthplace's coordinates, for a place missing from the list. */
export function CoordinatesField({ form }: { readonly form: BirthFormState }) {
  const { control, register, setValue, formState, trigger } = form;
  const { errors } = formState;
  const typed = useWatch({ control, compute: typedOf });
  useTypedZone(form);
  // Opens when a field has a value or an error; the visitor may still collapse it.
  const used = coordinatesTyped(typed) || errors.latitudeText !== undefined || errors.longitudeText !== undefined;
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (used) setOpened(true);
  }, [used]);
  const apart = (event: { target: { value: string } }) => {
    const pair = parsePair(event.target.value);
    if (pair !== null) {
      setValue("latitudeText", pair.latitude);
      setValue("longitudeText", pair.longitude);
    }
    if (formState.isSubmitted) void trigger(["latitudeText", "longitudeText", "placeText"]);
  };
  const shared = { inputMode: "text", maxLength: mostCharacters, autoComplete: "off", spellCheck: false } as const;
  return (
    <details className="folded" open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {m.birth_coordinates()}
        <Glyph name="plus" size={18} />
      </summary>
      <div className="row2">
        <TextField
          label={m.birth_latitude()}
          error={problemText(errors.latitudeText?.message)}
          placeholder="23.55 S"
          {...shared}
          {...register("latitudeText", { onBlur: apart })}
        />
        <TextField
          label={m.birth_longitude()}
          error={problemText(errors.longitudeText?.message)}
          placeholder="46.63 W"
          {...shared}
          {...register("longitudeText", { onBlur: apart })}
        />
      </div>
      <p className="hint">{m.birth_coordinates_hint()}</p>
    </details>
  );
}

// Fields that are not registered yet are undefined, whatever their type says.
const typedOf = ({ latitudeText = "", longitudeText = "", zoneTyped = null }: Partial<DraftFields>) => ({
  latitudeText,
  longitudeText,
  zoneTyped,
});

/** Looks up the zone of the typed coordinates once typing pauses. */
function useTypedZone({ control, setValue }: BirthFormState): void {
  const typed = useWatch({ control, compute: typedOf });
  const point = typedPoint(typed);
  const of = point && pointName(point);
  const known = of === null || typed.zoneTyped?.of === of;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` names the point, which is a new object each time
  useEffect(() => {
    if (known || point === null || of === null) return;
    let gone = false;
    const ask = async () => {
      const zone = await zoneOf(point);
      if (!gone && zone !== null) setValue("zoneTyped", { of, zone });
    };
    const timer = setTimeout(() => void ask(), debounceMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [of, known, setValue]);
}
