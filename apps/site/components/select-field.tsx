import type { ComponentProps } from "react";
import { Field, type FieldText } from "./field.tsx";
import { Glyph } from "./glyph.tsx";

/** A choice from a list: the browser's own, with our chevron. Options are its children. */
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
