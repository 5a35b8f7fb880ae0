import { m } from "../../../generated/paraglide/messages.js";
import type { PairReading, PersonChart } from "../engine/compute-pair.ts";
import type { PairNames } from "./pair-names.ts";

/** What the comparison does without, and why; nothing when both births are known to the minute. */
export function LeftOut({ reading, names }: { readonly reading: PairReading; readonly names: PairNames }) {
  const notes = [...notesOf(reading.first, names.first), ...notesOf(reading.second, names.second)];
  if (notes.length === 0) return null;
  return (
    <div className="pair-left-out">
      <h3>{m.compatibility_left_out()}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

function notesOf({ certainty, timeUnused, facts }: PersonChart, name: string): readonly string[] {
  const of = { name };
  return [
    ...(timeUnused ? [m.compatibility_time_unused(of)] : []),
    ...(certainty === "date-only" ? [m.compatibility_date_only(of)] : []),
    ...(certainty === "no-time" ? [m.compatibility_no_time(of)] : []),
    ...(facts.houses?.system === "porphyry" ? [m.compatibility_polar(of)] : []),
  ];
}
