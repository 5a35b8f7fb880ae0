import type { PlacementEntry } from "@cosmic/report/chart-entries";
import { type KeyboardEvent, useRef } from "react";
import { m } from "../../../generated/paraglide/messages.js";
import { useChart } from "../chart-context.ts";
import { NamedGlyph } from "../named-glyph.tsx";
import { nextPlace } from "./around-the-wheel.ts";

/** Drawn on the wheel. The Midheaven and the Part of Spirit, for example, are covered elsewhere. */
const onWheel = ({ id, kind }: PlacementEntry) => kind !== "angle" && id !== "spirit";

interface PlacementListProps {
  readonly active: string | null;
  readonly onActive: (id: string) => void;
}

/** A row for each placement on the wheel; arrow keys move focus through the rows and highlight the wheel. */
export function PlacementList({ active, onActive }: PlacementListProps) {
  const placements = useChart().placements.filter(onWheel);
  const list = useRef<HTMLUListElement>(null);
  const at = Math.max(
    0,
    placements.findIndex(({ id }) => id === active),
  );
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const next = nextPlace(event.key, at, placements.length);
    const placement = next === null ? undefined : placements[next];
    if (!placement) return;
    event.preventDefault();
    onActive(placement.id);
    list.current?.querySelectorAll("button")[next ?? 0]?.focus();
  };
  return (
    <ul className="placement-list" ref={list} onKeyDown={walk} aria-label={m.report_placements()}>
      {placements.map((placement, index) => (
        <li key={placement.id}>
          <button
            type="button"
            tabIndex={index === at ? 0 : -1}
            aria-pressed={placement.id === active}
            onClick={() => onActive(placement.id)}
            onFocus={(event) => event.currentTarget.matches(":focus-visible") && onActive(placement.id)}
          >
            <NamedGlyph name={placement.glyph} size={22} />
            <span>
              {placement.name}
              {placement.retrograde ? <span className="retrograde"> (R)</span> : null}
            </span>
            <span className="num">{placement.place}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
