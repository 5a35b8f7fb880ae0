import type { ItemRole, PlannedItem } from "@cosmic/interpretation/plan/report-plan";
import type { Say } from "@cosmic/interpretation/strings/fill-strings";
import type { WordingKey } from "@cosmic/library/generated/wording-keys";

type HeadingKey = Extract<WordingKey, `heading.${string}`>;

const headed: readonly ItemRole[] = ["gift", "scene", "strain", "others", "practice"];

/** The small heading over a part: that of its planet in a planet's sign, that of its kind elsewhere, or else the one
 * for all; null for a part that stands without. */
export function partHeading({ part, role }: PlannedItem, say: Say): string | null {
  if (!headed.includes(role)) return null;
  const [kind, file] = part.split("/");
  const subject = kind === "planets-in-signs" ? file : kind;
  const key = [`heading.${role}.${subject}`, `heading.${role}`].find((one) => isHeadingKey(one, say));
  return key === undefined ? null : say(key);
}

function isHeadingKey(key: string, { wording }: Say): key is HeadingKey {
  return Object.hasOwn(wording, key);
}
