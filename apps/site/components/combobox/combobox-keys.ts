/** What a key does to a suggestion list; null leaves the key to the text field. */
export type ComboboxAct =
  | { readonly kind: "move"; readonly to: number }
  | { readonly kind: "choose"; readonly index: number }
  | { readonly kind: "open" }
  | { readonly kind: "close" }
  | null;

export interface ComboboxList {
  readonly open: boolean;
  readonly count: number;
  /** Index of the highlighted row; 0 when a list opens. */
  readonly active: number;
}

/** Keys of the WAI-ARIA editable combobox with list: arrows move and wrap; Home and End jump while it is open. */
export function comboboxAct(key: string, { open, count, active }: ComboboxList): ComboboxAct {
  if (!open) return key === "ArrowDown" ? { kind: "open" } : null;
  if (key === "Escape") return { kind: "close" };
  if (count === 0) return null;
  const last = count - 1;
  switch (key) {
    case "ArrowDown":
      return { kind: "move", to: active === last ? 0 : active + 1 };
    case "ArrowUp":
      return { kind: "move", to: active === 0 ? last : active - 1 };
    case "Home":
      return { kind: "move", to: 0 };
    case "End":
      return { kind: "move", to: last };
    case "Enter":
      return { kind: "choose", index: active };
    default:
      return null;
  }
}
