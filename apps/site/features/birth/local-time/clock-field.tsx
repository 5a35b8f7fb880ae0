import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { problemText } from "../form/problem-text.ts";
import type { BirthFormState } from "../form/use-birth-form.ts";

/** A collapsed field for the visitor's own UTC offset, for when the zone's history is wrong for this birth or
 * unavailable. */
export function ClockField({ form }: { readonly form: BirthFormState }) {
  const { control, register, formState, setFocus } = form;
  const fault = formState.errors.offsetText?.message;
  const used = useWatch({ control, name: "offsetText" }) !== "" || fault !== undefined;
  // Opens when the field has a value or an error; the visitor may still collapse it.
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (used) setOpened(true);
  }, [used]);
  useEffect(() => {
    // A field inside collapsed details cannot take focus.
    if (opened && fault !== undefined) setFocus("offsetText");
  }, [opened, fault, setFocus]);
  return (
    <details className="folded" open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {m.birth_clock_wrong()}
        <Glyph name="plus" size={18} />
      </summary>
      <TextField
        label={m.birth_offset()}
        hint={m.birth_offset_hint()}
        error={problemText(fault)}
        placeholder="±00:00"
        maxLength={16}
        autoComplete="off"
        spellCheck={false}
        {...register("offsetText")}
      />
    </details>
  );
}
