import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldText } from "./field.tsx";

type TextFieldProps = FieldText &
  Omit<ComponentProps<"input">, "children"> & {
    /** A button inside the right edge. */
    readonly action?: ReactNode;
  };

/** Single-line text field; accepts the props react-hook-form's `register` returns. */
export function TextField({ label, hint, error, announced = false, action, id, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, announced }} {...(id ? { id } : {})}>
      {(control) =>
        action ? (
          <div className="withbtn">
            <input className="control" {...rest} {...control} />
            {action}
          </div>
        ) : (
          <input className="control" {...rest} {...control} />
        )
      }
    </Field>
  );
}
