import { yearlyChanges } from "@cosmic/atlas/zone-table";
import { packRule } from "./posix-rule.ts";
import type { CompiledZone, ZoneTimeRow } from "./tzif.ts";

/** Older files mark the beginning of time with a transition long before any local time was kept. */
const beginningUnixSeconds = -1e11;

interface Change {
  readonly at: number;
  readonly kind: number;
}

/**
 * The packed row of a zone, in the format described in `packages/atlas/zone-table.ts`, without transitions that its
 * yearly rule repeats.
 */
export function packZone(zone: CompiledZone): readonly [times: string, changes: string, rule: string] {
  const kinds: string[] = [];
  const kindOf = (time: ZoneTimeRow): number => {
    const packed = [time.offsetSeconds, time.daylightSaving ? 1 : 0, time.abbreviation].join(",");
    if (!kinds.includes(packed)) kinds.push(packed);
    return kinds.indexOf(packed);
  };
  const [first] = zone.times;
  if (first === undefined) throw new Error("a zone has no kinds of time");
  let current = kindOf(first);
  const changes: Change[] = [];
  for (const { unixSeconds, time } of zone.changes) {
    if (unixSeconds < beginningUnixSeconds) continue;
    const kind = kindOf(time);
    // "Fat" TZif files repeat the type already in effect.
    if (kind !== current) changes.push({ at: unixSeconds, kind });
    current = kind;
  }
  const rule = packRule(zone.footer, kindOf);
  return [kinds.join(";"), packChanges(beforeRule(changes, rule)), rule];
}

/** The shortest prefix of the transitions from which the rule produces all the others. */
function beforeRule(changes: readonly Change[], rule: string): readonly Change[] {
  if (rule === "") return changes;
  const madeAll = (kept: number): boolean => {
    const made = yearlyChanges(rule, changes[kept - 1]?.at ?? 0);
    return changes.slice(kept).every(({ at, kind }, i) => made[i]?.at === at && made[i]?.kind === kind);
  };
  let kept = changes.length;
  if (!madeAll(kept)) throw new Error("a rule repeats what the file already changed");
  while (kept > 1 && madeAll(kept - 1)) kept -= 1;
  return changes.slice(0, kept);
}

function packChanges(changes: readonly Change[]): string {
  return changes
    .map(
      ({ at, kind }, i) => (at - (changes[i - 1]?.at ?? 0)).toString(36) + (kind === 0 ? "" : `:${kind.toString(36)}`),
    )
    .join(" ");
}
