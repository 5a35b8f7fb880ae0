import type { ReactNode } from "react";
import type { ComboboxList } from "./combobox-keys.ts";

interface OptionRowsProps<Option> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly list: ComboboxList;
  readonly keyOf: (option: Option) => string;
  readonly onChoose: (option: Option) => void;
  readonly hidden?: boolean;
  /** Renders a row. */
  readonly children: (option: Option) => ReactNode;
}

/** The rows of a combobox list. The field keeps focus and points at the active row. */
export function OptionRows<Option>({ id, label, options, list, keyOf, onChoose, ...rest }: OptionRowsProps<Option>) {
  const { hidden = false, children } = rest;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: list rows are what the pattern's options are.
    <ul id={id} role="listbox" aria-label={label} hidden={hidden}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
        // biome-ignore lint/a11y/useFocusableInteractive: pointed at by aria-activedescendant, as the pattern asks.
        <li
          key={keyOf(option)}
          id={`${id}-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above.
          role="option"
          aria-selected={index === list.active}
          ref={(row) => {
            if (list.open && index === list.active) row?.scrollIntoView({ block: "nearest" });
          }}
          // Keep focus in the field; its blur would close the list mid-tap.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {children(option)}
        </li>
      ))}
    </ul>
  );
}
