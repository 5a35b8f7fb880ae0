/** A compact history of clocks, as `tools/zone-table/make.ts` writes it. */
export interface ZoneTable {
  /** Release of the time zone database, e.g. `2026f`. */
  readonly version: string;
  /** Old or second names, each with the zone it stands for. */
  readonly links: Readonly<Record<string, string>>;
  /**
   * Per zone: its kinds of time (`offset seconds,1 when daylight saving,abbreviation`, joined by `;`), its changes
   * (`seconds since the change before:kind`, both base 36, kind 0 left out, joined by a space) and its rule after them.
   */
  readonly zones: Readonly<Record<string, readonly string[]>>;
}

/** A kind of time a zone keeps. */
export interface ZoneTime {
  readonly offsetSeconds: number;
  readonly daylightSaving: boolean;
  readonly abbreviation: string;
}

/** One zone unpacked: `times[index[i]]` is in force from `changes[i]` (Unix seconds); before the first, `times[0]`. */
export interface ZoneHistory {
  readonly first: ZoneTime;
  readonly changes: readonly { readonly unixSeconds: number; readonly time: ZoneTime }[];
}

/** Unpacks one zone or link of the table; null for a name the table does not hold. */
export function unpackZone(table: ZoneTable, name: string): ZoneHistory | null {
  const target = Object.hasOwn(table.zones, name) ? name : ownValue(table.links, name);
  const row = target === undefined ? undefined : ownValue(table.zones, target);
  if (row === undefined) return null;
  const [kinds = "", packedChanges = ""] = row;
  const times = kinds.split(";").map(unpackTime);
  const [first] = times;
  if (first === undefined) throw new Error(`zone table: ${name} has no kinds of time`);
  let unixSeconds = 0;
  const changes = packedChanges
    .split(" ")
    .filter((change) => change !== "")
    .map((change) => {
      const [delta = "0", kind = "0"] = change.split(":");
      unixSeconds += Number.parseInt(delta, 36);
      return { unixSeconds, time: times[Number.parseInt(kind, 36)] ?? first };
    });
  return { first, changes };
}

function unpackTime(packed: string): ZoneTime {
  const [offset = "0", daylight = "0", abbreviation = ""] = packed.split(",");
  return { offsetSeconds: Number(offset), daylightSaving: daylight === "1", abbreviation };
}

// Own keys only: a zone called `constructor` is an unknown zone, not a bug.
function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
