import { find, setCache } from "geo-tz/all";

// The one file of this package that reads a disk (the zone boundaries, 80 MB): server only, never in a browser bundle.

/** Boundary tiles kept in memory; a tile is 10 to 100 kB unpacked, so this bounds the cache near 50 MB. */
const keptTiles = 512;

const tiles = new Map<string, unknown>();

setCache({
  store: {
    get: (key: string): unknown => {
      const tile = tiles.get(key);
      if (tile === undefined) return undefined;
      // Moved to the end, so that the tile unused for longest goes first.
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
 * The IANA zone at a point, degrees, north and east positive; at sea the nautical zone `Etc/GMT±n`. Where boundaries
 * overlap, the first the source names. Boundaries: timezone-boundary-builder (OpenStreetMap contributors, ODbL), the set
 * that keeps zones differing before 1970. Throws outside −90…90 and −180…180.
 */
export function zoneAt(latitude: number, longitude: number): string {
  const [zone] = find(latitude, longitude);
  if (zone === undefined) throw new Error("zone boundaries: no zone and no sea at a point of the Earth");
  return zone;
}
