import { itemAt } from "./item-at.ts";
import { unpackZone, type ZoneTable, type ZoneTime } from "./zone-table.ts";

/**
 * History of one zone between two instants, Unix seconds, as its own table, so that a later reader gets the local times
 * we get today. Null for a zone the table does not have.
 */
export function zoneExcerpt(
  table: ZoneTable,
  zone: string,
  { from, to }: { readonly from: number; readonly to: number },
): ZoneTable | null {
  const history = unpackZone(table, zone);
  if (history === null) return null;
  const begin = history.changes.filter((change) => change <= from).length;
  const changes = history.changes.slice(begin).filter((change) => change <= to);
  const times = history.times.slice(begin, begin + changes.length + 1).map(packTime);
  const kinds = [...new Set(times)];
  const packed = changes.map((change, i) => {
    const kind = kinds.indexOf(itemAt(times, i + 1));
    return (change - (changes[i - 1] ?? 0)).toString(36) + (kind === 0 ? "" : `:${kind.toString(36)}`);
  });
  return { version: table.version, links: {}, zones: { [zone]: [kinds.join(";"), packed.join(" "), ""] } };
}

const packTime = ({ offsetSeconds, daylightSaving, abbreviation }: ZoneTime): string =>
  [offsetSeconds, daylightSaving ? 1 : 0, abbreviation].join(",");
