import type { Place } from "@cosmic/atlas/place";
import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId } from "react";
import { comboboxAct } from "../combobox/combobox-keys.ts";
import type { PlaceSearch } from "../combobox/search-places.ts";
import { SuggestionList } from "../combobox/suggestion-list.tsx";
import { usePlaceSuggestions } from "../combobox/use-place-suggestions.ts";
import { Field, type FieldText } from "./field.tsx";
import "../combobox/combobox.css";

type PlaceComboboxProps = FieldText &
  Omit<ComponentProps<"input">, "children" | "list"> & {
    readonly search: PlaceSearch;
    /** Maximum number of suggestions. */
    readonly limit: number;
    /** Text put in the field for a chosen place; defaults to its label. */
    readonly textOf?: (place: Place) => string;
    /** Text at the right end of a suggestion. */
    readonly asideOf: (place: Place) => string;
    /** Called with the chosen place, and with null as soon as the text changes. */
    readonly onPlace: (place: Place | null) => void;
    /** Renders a button inside the right edge, which gets a function that closes the list. */
    readonly action?: (closeList: () => void) => ReactNode;
  };

/** Place search: WAI-ARIA's editable combobox. The input is uncontrolled and accepts the props `register` returns. */
export function PlaceCombobox({ label, hint, error, id, ...props }: PlaceComboboxProps) {
  const { search, limit, textOf = labelOf, asideOf, onPlace, action, onChange, onBlur, ...input } = props;
  const listId = useId();
  const { found, reached, list, show, close, move } = usePlaceSuggestions(search, limit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    const at = document.activeElement;
    if (at instanceof HTMLInputElement && at.getAttribute("aria-controls") === listId) show(at.value);
  }, []);
  const choose = (place: Place | undefined) => {
    close();
    if (place) onPlace(place);
  };
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = event.nativeEvent.isComposing ? null : comboboxAct(event.key, list);
    // Also cancels a pending search.
    if (event.key === "Escape") close();
    if (act === null) return;
    event.preventDefault();
    if (act.kind === "move") move(act.to);
    else if (act.kind === "choose") choose(found[act.index]);
    else if (act.kind === "open") show(event.currentTarget.value);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    // Keep the "nothing found" message: it refers to what is below, which must not shift under the pointer.
    if (list.open && list.count === 0) return;
    const written = plain(event.currentTarget.value);
    // Typing a place's full text selects it.
    choose(list.open ? found.find((place) => plain(textOf(place)) === written) : undefined);
  };
  const listed = list.open && list.count > 0;
  return (
    <Field label={label} hint={hint} error={error} {...(id ? { id } : {})}>
      {(control) => (
        <div className="withbtn">
          <input
            className="control"
            type="text"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            {...input}
            {...control}
            role="combobox"
            aria-expanded={listed}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={listed ? `${listId}-${list.active}` : undefined}
            onKeyDown={hear}
            onBlur={leave}
            onChange={(event) => {
              onChange?.(event);
              onPlace(null);
              show(event.currentTarget.value);
            }}
          />
          {action?.(close)}
          <SuggestionList id={listId} found={found} list={list} reached={reached} asideOf={asideOf} onChoose={choose} />
        </div>
      )}
    </Field>
  );
}

const labelOf = (place: Place): string => place.label;
const plain = (text: string): string => text.trim().toLocaleLowerCase();
