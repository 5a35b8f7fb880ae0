import type { ComponentProps } from "react";
import { Glyph } from "../drawings/glyph.tsx";
import { Field, type FieldText } from "./field.tsx";

/** A native select with our chevron; children are the options. */
export function SelectField({ label, hint, error, id, children, ...rest }: FieldText & ComponentProps<"select">) {
  return (
    <Field label={label} hint={hint} error={error} {...(id ? { id } : {})}>
      {(control) => (
        <span className="sel">
          <select className="control" {...rest} {...control}>
            {children}
          </select>
          <Glyph name="chevron-down" size={18} />
        </span>
      )}
    </Field>
  );
}
