import { type ComponentProps, type ReactNode, useId } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { readonly label: ReactNode; readonly hint?: ReactNode };

/** A checkbox; the whole line is clickable. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const hintId = useId();
  return (
    <label className="check">
      <input type="checkbox" aria-describedby={hint ? hintId : undefined} {...rest} />
      <span>
        {label}
        {hint ? (
          <span className="hint" id={hintId}>
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}
