import { m } from "../../../generated/paraglide/messages.js";
import type { FieldProblem } from "../correct-step.ts";

const words: Readonly<Record<string, () => string>> = {
  birthDate: m.birth_noscript_error_date,
  birthTime: m.correct_noscript_time,
  birthCity: m.birth_error_place,
  latitude: m.birth_error_latitude,
  longitude: m.birth_error_longitude,
  timezone: m.birth_error_place,
  offsetSeconds: m.birth_error_offset,
  fold: m.birth_error_reading,
  fullName: m.preview_error_name,
};

/** The message for a field of the form; undefined when nothing is wrong with it. */
export function problemOf(problems: readonly FieldProblem[], ...fields: readonly string[]): string | undefined {
  const found = problems.find(({ field }) => fields.includes(field));
  return found && words[found.field]?.();
}

/** What the server found wrong, all at once, read out at once. */
export function Problems({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const found = [...new Set(problems.map(({ field }) => words[field]?.() ?? m.birth_noscript_error_date()))];
  if (found.length === 0) return null;
  return (
    <div className="note correct-problems" role="alert">
      <ul>
        {found.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
