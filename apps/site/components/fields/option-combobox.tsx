import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { type ComboboxList, comboboxAct } from "../combobox/combobox-keys.ts";
import { OptionRows } from "../combobox/option-rows.tsx";
import { Glyph } from "../drawings/glyph.tsx";
import { Field, type FieldText } from "./field.tsx";
import "../combobox/combobox.css";

type OptionComboboxProps = FieldText &
  Omit<ComponentProps<"input">, "children" | "list" | "ref"> & {
    readonly ref: (input: HTMLInputElement | null) => void;
    /** Always all offered, whatever is in the field; free text is allowed too. */
    readonly options: readonly string[];
    /** Accessible name of the list and of the button that opens it. */
    readonly listLabel: string;
    /** Index of the row to highlight on opening, given the field's text. */
    readonly rowOf: (text: string) => number;
    readonly onOption: (option: string) => void;
  };

/** A text field with a short drop-down list: WAI-ARIA's editable combobox. Takes the props `register` returns. */
export function OptionCombobox({ label, hint, error, id, ...props }: OptionComboboxProps) {
  const { options, listLabel, rowOf, onOption, onChange, onBlur, ref, disabled, inputMode, ...input } = props;
  const listId = useId();
  const { field, list, close, choose, onKeyDown, press } = useOptionList({ options, rowOf, onOption });
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.setAttribute("inputmode", inputMode ?? "text");
    close();
    onBlur?.(event);
  };
  return (
    <Field label={label} hint={hint} error={error} {...(id ? { id } : {})}>
      {(control) => (
        <div className="withbtn listed">
          <input
            className="control"
            type="text"
            autoComplete="off"
            {...input}
            {...control}
            ref={(node) => {
              field.current = node;
              ref(node);
            }}
            inputMode={inputMode}
            disabled={disabled}
            role="combobox"
            aria-expanded={list.open}
            aria-controls={listId}
            aria-autocomplete="none"
            aria-activedescendant={list.open ? `${listId}-${list.active}` : undefined}
            onKeyDown={onKeyDown}
            onBlur={leave}
            onChange={(event) => {
              // Typed text is final: Enter must not replace it with a row.
              close();
              onChange?.(event);
            }}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={listLabel}
            aria-expanded={list.open}
            aria-controls={listId}
            disabled={disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={press}
          >
            <Glyph name="chevron-down" size={18} />
          </button>
          <div className="list" hidden={!list.open}>
            <OptionRows id={listId} label={listLabel} options={options} list={list} keyOf={String} onChoose={choose}>
              {(option) => option}
            </OptionRows>
          </div>
        </div>
      )}
    </Field>
  );
}

/** The list's state, and what keys, rows and the button do to it. */
function useOptionList({ options, rowOf, onOption }: Pick<OptionComboboxProps, "options" | "rowOf" | "onOption">) {
  const field = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const list: ComboboxList = { open: active !== null, count: options.length, active: active ?? 0 };
  const open = () => setActive(rowOf(field.current?.value ?? ""));
  const close = () => setActive(null);
  const choose = (option: string) => {
    close();
    onOption(option);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = comboboxAct(event.key, list);
    if (act === null) return;
    event.preventDefault();
    if (act.kind === "open") open();
    else if (act.kind === "close") close();
    else if (act.kind === "move") setActive(act.to);
    else {
      const option = options[act.index];
      if (option !== undefined) choose(option);
    }
  };
  const press = () => {
    // On touch, show the list instead of the on-screen keyboard.
    field.current?.setAttribute("inputmode", "none");
    field.current?.focus();
    if (list.open) close();
    else open();
  };
  return { field, list, close, choose, onKeyDown, press };
}
