import { find, setCache } from "geo-tz/all";

// Reads the zone boundaries (80 MB) from disk: server only, never in a browser bundle.

/** Boundary tiles kept in memory; a tile is 10 to 100 kB unpacked, so this bounds the cache near 50 MB. */
const keptTiles = 512;

const tiles = new Map<string, unknown>();

setCache({
  store: {
    get: (key: string): unknown => {
      const tile = tiles.get(key);
      if (tile === undefined) return undefined;
      // Move to the end, so that the least recently used tile is evicted first.
      tiles.delete(key);
      tiles.set(key, tile);
      return tile;
    },
    set: (key: string, tile: unknown): void => {
      tiles.set(key, tile);
      const [oldest] = tiles.keys();
      if (tiles.size > keptTiles && oldest !== undefined) tiles.delete(oldest);
    },
  },
});

/**
 * Where two local times are used side by side, prefer the one birth registers use: in Xinjiang Beijing time, as
 * hospitals and officials do, not the local time two hours behind. Elsewhere the source's order holds.
 */
const registersBefore: Readonly<Record<string, string>> = { "Asia/Urumqi": "Asia/Shanghai" };

/** Width of a nautical zone in degrees of longitude. */
const nauticalZoneDeg = 15;

/** Nautical zone at a longitude. At ±180° and at the poles, where several meet, the one on the longitude's own side. */
function nauticalZone(longitude: number): string {
  const hoursEast = Math.round(longitude / nauticalZoneDeg);
  // The time zone database counts these westward.
  return hoursEast === 0 ? "Etc/GMT" : `Etc/GMT${hoursEast > 0 ? "-" : "+"}${Math.abs(hoursEast)}`;
}

/**
 * IANA zone at a point, degrees, north and east positive; at sea the nautical zone `Etc/GMT±n`. Where territory is
 * disputed and the source has both claims, the first one listed, but in Xinjiang `Asia/Shanghai`. Boundaries:
 * timezone-boundary-builder (OpenStreetMap contributors, ODbL), the set that keeps zones apart if they differed before
 * 1970; it gives Crimea its own `Europe/Simferopol`, Western Sahara `Africa/El_Aaiun`, Jerusalem `Asia/Jerusalem`, the
 * West Bank `Asia/Hebron` (settlements `Asia/Jerusalem`), northern Cyprus `Asia/Famagusta`, Abkhazia `Asia/Tbilisi`.
 * Throws outside −90…90 and −180…180.
 */
export function zoneAt(latitude: number, longitude: number): string {
  const zones = find(latitude, longitude);
  const [zone] = zones;
  if (zone === undefined) throw new Error("zone boundaries: no zone and no sea at a point of the Earth");
  const register = registersBefore[zone];
  if (register !== undefined && zones.includes(register)) return register;
  return zones.length > 1 && zone.startsWith("Etc/") ? nauticalZone(longitude) : zone;
}
