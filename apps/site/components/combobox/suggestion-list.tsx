import type { Place } from "@cosmic/atlas/place";
import { m } from "../../generated/paraglide/messages.js";
import type { ComboboxList } from "./combobox-keys.ts";

interface SuggestionListProps {
  readonly id: string;
  readonly found: readonly Place[];
  readonly list: ComboboxList;
  /** What stands at the right end of a row. */
  readonly asideOf: (place: Place) => string;
  readonly onChoose: (place: Place) => void;
}

/** The rows under a place field, and how many there are for those who hear the page. */
export function SuggestionList({ id, found, list, asideOf, onChoose }: SuggestionListProps) {
  const none = list.open && list.count === 0;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: list rows are what the pattern's options are. */}
      <ul className="list" id={id} role="listbox" aria-label={m.birth_places_label()} hidden={!list.open || none}>
        {found.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus.
          // biome-ignore lint/a11y/useFocusableInteractive: pointed at by aria-activedescendant, as the pattern asks.
          <li
            key={place.geonameId ?? place.label}
            id={`${id}-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above.
            role="option"
            aria-selected={index === list.active}
            ref={(row) => {
              if (list.open && index === list.active) row?.scrollIntoView({ block: "nearest" });
            }}
            // The field keeps the focus, or its blur would close the list under the finger.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
          >
            {place.name}
            <span>{asideOf(place)}</span>
          </li>
        ))}
      </ul>
      {none ? <p className="list list-none">{m.birth_places_none()}</p> : null}
      <p className="sr" role="status">
        {none ? m.birth_places_none() : list.open ? m.birth_places_found({ count: list.count }) : ""}
      </p>
    </>
  );
}
