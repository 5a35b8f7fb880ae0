import { type ReactNode, useId } from "react";
import { Glyph } from "../drawings/glyph.tsx";

/** Props that tie a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldText {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it; undefined if valid. */
  readonly error?: string | undefined;
  /** True for an error that appears after submit: screen readers announce it at once, wherever the focus is. */
  readonly announced?: boolean;
}

/** Label, control, error and hint, top to bottom. `children` renders the control from its props. */
export function Field(
  props: FieldText & { readonly id?: string; readonly children: (control: ControlProps) => ReactNode },
) {
  const made = useId();
  const id = props.id ?? made;
  const describedBy = [props.error ? `${id}-error` : "", props.hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      {props.children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": props.error ? true : undefined,
      })}
      {props.error ? (
        <FieldError id={`${id}-error`} announced={props.announced}>
          {props.error}
        </FieldError>
      ) : null}
      {props.hint ? (
        <p className="hint" id={`${id}-hint`}>
          {props.hint}
        </p>
      ) : null}
    </div>
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly announced?: boolean | undefined;
  readonly children: ReactNode;
}

/** An error message. */
export function FieldError({ id, announced, children }: FieldErrorProps) {
  return (
    <p className="err" id={id} role={announced ? "alert" : undefined}>
      <Glyph name="warning" size={18} />
      <span>{children}</span>
    </p>
  );
}
