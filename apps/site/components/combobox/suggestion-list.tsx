import type { Place } from "@cosmic/atlas/place";
import { m } from "../../generated/paraglide/messages.js";
import { Glyph } from "../drawings/glyph.tsx";
import type { ComboboxList } from "./combobox-keys.ts";
import { OptionRows } from "./option-rows.tsx";

interface SuggestionListProps {
  readonly id: string;
  readonly found: readonly Place[];
  readonly list: ComboboxList;
  /** False when only the built-in cities could be searched. */
  readonly reached: boolean;
  /** Text at the right end of a row. */
  readonly asideOf: (place: Place) => string;
  readonly onChoose: (place: Place) => void;
}

/** The rows under a place field, and a count for screen readers. */
export function SuggestionList({ id, found, list, reached, asideOf, onChoose }: SuggestionListProps) {
  const none = list.open && list.count === 0;
  const note = reached ? null : m.birth_places_built_in();
  const counted = none ? m.birth_places_none() : m.birth_places_found({ count: list.count });
  return (
    <>
      <div className={none ? "list list-empty" : "list"} hidden={!list.open}>
        <OptionRows
          id={id}
          label={m.birth_places_label()}
          options={found}
          list={list}
          keyOf={(place) => `${place.label} ${place.latitude} ${place.longitude}`}
          onChoose={onChoose}
          hidden={none}
        >
          {(place) => (
            <>
              {place.name}
              <span>{asideOf(place)}</span>
            </>
          )}
        </OptionRows>
        {none && note === null ? <p className="list-none">{m.birth_places_none()}</p> : null}
        {note ? (
          <p className="list-note">
            <Glyph name="info" size={18} />
            <span>{note}</span>
          </p>
        ) : null}
      </div>
      <p className="sr" role="status">
        {list.open ? [counted, note].filter(Boolean).join(" ") : ""}
      </p>
    </>
  );
}
