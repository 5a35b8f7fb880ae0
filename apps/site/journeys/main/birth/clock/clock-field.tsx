import { Glyph } from "../../../../components/glyph.tsx";
import { TextField } from "../../../../components/text-field.tsx";
import { m } from "../../../../generated/paraglide/messages.js";
import { problemText } from "../problem-text.ts";
import type { BirthFormState } from "../use-birth-form.ts";

/** Folded away: the visitor's own UTC offset, for when the history of the zone is wrong about this birth. */
export function ClockField({ form }: { readonly form: BirthFormState }) {
  const error = problemText(form.formState.errors.offsetText?.message);
  return (
    <details className="clock-wrong" open={error ? true : undefined}>
      <summary>
        {m.birth_clock_wrong()}
        <Glyph name="plus" size={18} />
      </summary>
      <TextField
        label={m.birth_offset()}
        hint={m.birth_offset_hint()}
        error={error}
        placeholder="±00:00"
        maxLength={12}
        autoComplete="off"
        spellCheck={false}
        {...form.register("offsetText")}
      />
    </details>
  );
}
