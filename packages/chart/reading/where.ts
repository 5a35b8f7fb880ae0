import { type BirthInput, type Field, given, read, refused } from "./field.ts";

/** What reading a zone needs: the known zones, and, where available, the zone at coordinates. */
export interface ZoneSources {
  readonly zoneAt?: (latitude: number, longitude: number) => string;
  readonly knowsZone: (zone: string) => boolean;
}

/** No local time in the time zone database was ever further from UTC than 15:13:42 (Metlakatla before 1867). */
const furthestOffsetSeconds = 16 * 3600;

/** Reads `zone`; when absent, UTC for a birth given by `utc`, otherwise the zone at the coordinates. */
export function readZone(
  input: BirthInput,
  at: { readonly latitude: number; readonly longitude: number },
  { zoneAt, knowsZone }: ZoneSources,
): Field<string> {
  const how = "Give the time zone by its IANA name, such as Europe/Madrid.";
  const zone = given(input, "zone");
  if (zone !== undefined && typeof zone !== "string") return refused("malformed", "zone", how);
  const name = zone ?? zoneWithout(input, at, zoneAt);
  if (name === undefined) return refused("missing", "zone", how);
  return knowsZone(name) ? read(name) : refused("unknown-zone", "zone", `This time zone is not known. ${how}`);
}

function zoneWithout(
  input: BirthInput,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  zoneAt: ZoneSources["zoneAt"],
): string | undefined {
  return given(input, "utc") === undefined ? zoneAt?.(latitude, longitude) : "UTC";
}

/** Reads `offsetSeconds`, local minus UTC, whole seconds; optional. */
export function readOffset(input: BirthInput): Field<number | undefined> {
  const offset = given(input, "offsetSeconds");
  if (offset === undefined) return read(undefined);
  const how = "Give the offset from UTC in whole seconds, east positive, such as 3600, or leave it out.";
  if (typeof offset !== "number" || !Number.isInteger(offset)) return refused("malformed", "offsetSeconds", how);
  if (Math.abs(offset) > furthestOffsetSeconds) {
    return refused("out-of-range", "offsetSeconds", "Give an offset of at most 16 hours either way, in seconds.");
  }
  return read(offset + 0); // −0 becomes 0
}

/** Reads `fold`, which of two occurrences of a local time; optional. */
export function readFold(input: BirthInput): Field<0 | 1 | undefined> {
  const fold = given(input, "fold");
  if (fold === undefined || fold === 0 || fold === 1) return read(fold);
  return refused("malformed", "fold", "Give fold as 0 for the first or 1 for the second of the two times.");
}
