import { type ReactNode, useId } from "react";
import { Glyph } from "./glyph.tsx";

/** What a control must carry to belong to its label, hint and fault. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldText {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and what to do; undefined while all is well. */
  readonly error?: string | undefined;
}

/** Label above, control, fault, hint below. The control comes as a function of its props. */
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
      {props.error ? <FieldError id={`${id}-error`}>{props.error}</FieldError> : null}
      {props.hint ? (
        <p className="hint" id={`${id}-hint`}>
          {props.hint}
        </p>
      ) : null}
    </div>
  );
}

/** The line that says what is wrong. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <Glyph name="warning" size={18} />
      <span>{children}</span>
    </p>
  );
}
