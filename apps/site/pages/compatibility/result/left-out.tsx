import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import type { PairReading, PersonChart } from "../engine/compute-pair.ts";
import { type SpokenNames, spokenOf } from "./pair-names.ts";

interface LeftOutProps {
  readonly reading: PairReading;
  readonly spoken: SpokenNames;
  readonly locale: Locale;
}

/** What the comparison leaves out, and why; nothing when both births are fully known. */
export function LeftOut({ reading, spoken, locale }: LeftOutProps) {
  const notes = [
    ...notesOf(reading.first, spokenOf(spoken.first, locale)),
    ...notesOf(reading.second, spokenOf(spoken.second, locale)),
  ];
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

function notesOf({ certainty, timeUnused, facts }: PersonChart, of: ReturnType<typeof spokenOf>): readonly string[] {
  return [
    ...(timeUnused ? [m.compatibility_time_unused(of)] : []),
    ...(certainty === "date-only" ? [m.compatibility_date_only(of)] : []),
    ...(certainty === "no-time" ? [m.compatibility_no_time(of)] : []),
    ...(facts.houses?.system === "porphyry" ? [m.compatibility_polar(of)] : []),
  ];
}
