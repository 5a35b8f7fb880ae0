import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { Glyph } from "../../../../components/glyph.tsx";
import { TextField } from "../../../../components/text-field.tsx";
import { m } from "../../../../generated/paraglide/messages.js";
import { problemText } from "../problem-text.ts";
import type { BirthFormState } from "../use-birth-form.ts";

/** Folded away: the visitor's own UTC offset, for when the history of the zone is wrong about this birth or not at hand. */
export function ClockField({ form }: { readonly form: BirthFormState }) {
  const { control, register, formState, setFocus } = form;
  const fault = formState.errors.offsetText?.message;
  const used = useWatch({ control, name: "offsetText" }) !== "" || fault !== undefined;
  // Open for what stands in it; the visitor may still fold it away.
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (used) setOpened(true);
  }, [used]);
  useEffect(() => {
    // The field could not take the focus while it was folded away.
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
