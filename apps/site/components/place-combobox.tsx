import type { Place } from "@cosmic/atlas/place";
import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId } from "react";
import { comboboxAct } from "./combobox/combobox-keys.ts";
import { SuggestionList } from "./combobox/suggestion-list.tsx";
import { type PlaceSearch, usePlaceSuggestions } from "./combobox/use-place-suggestions.ts";
import { Field, type FieldText } from "./field.tsx";

type PlaceComboboxProps = FieldText &
  Omit<ComponentProps<"input">, "children" | "list"> & {
    readonly search: PlaceSearch;
    /** Most suggestions shown. */
    readonly limit: number;
    /** A place's name as the field shows it once chosen. */
    readonly labelOf: (place: Place) => string;
    /** What stands at the right end of a suggestion. */
    readonly asideOf: (place: Place) => string;
    /** A place was chosen; null as soon as the text is changed again. */
    readonly onPlace: (place: Place | null) => void;
    /** A button that stands inside the right edge. */
    readonly action?: ReactNode;
  };

/** A text field that finds places: WAI-ARIA's editable combobox. Its input is uncontrolled and takes what `register` gives. */
export function PlaceCombobox({ label, hint, error, id, ...props }: PlaceComboboxProps) {
  const { search, limit, labelOf, asideOf, onPlace, action, onChange, onBlur, ...input } = props;
  const listId = useId();
  const { found, list, show, close, move } = usePlaceSuggestions(search, limit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the script was awake
  useEffect(() => {
    const at = document.activeElement;
    if (at instanceof HTMLInputElement && at.getAttribute("aria-controls") === listId) void show(at.value);
  }, []);
  const choose = (place: Place | undefined) => {
    close();
    if (place) onPlace(place);
  };
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = event.nativeEvent.isComposing ? null : comboboxAct(event.key, list);
    if (act === null) return;
    event.preventDefault();
    if (act.kind === "move") move(act.to);
    else if (act.kind === "choose") choose(found[act.index]);
    else if (act.kind === "open") void show(event.currentTarget.value);
    else close();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    const written = plain(event.currentTarget.value);
    // Someone who typed the whole name has chosen it.
    choose(list.open ? found.find((place) => plain(labelOf(place)) === written) : undefined);
  };
  return (
    <Field label={label} hint={hint} error={error} {...(id ? { id } : {})}>
      {(control) => (
        <div className="withbtn">
          <input
            className="control"
            type="text"
            autoComplete="off"
            spellCheck={false}
            {...input}
            {...control}
            role="combobox"
            aria-expanded={list.open && list.count > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={list.open && list.count > 0 ? `${listId}-${list.active}` : undefined}
            onKeyDown={hear}
            onBlur={leave}
            onChange={(event) => {
              onChange?.(event);
              onPlace(null);
              void show(event.currentTarget.value);
            }}
          />
          {action}
          <SuggestionList id={listId} found={found} list={list} asideOf={asideOf} onChoose={choose} />
        </div>
      )}
    </Field>
  );
}

const plain = (text: string): string => text.trim().toLocaleLowerCase();
