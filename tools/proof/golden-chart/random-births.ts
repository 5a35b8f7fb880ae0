/** A randomly drawn birth. */
export interface RandomBirth {
  readonly unixSeconds: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** The range births are drawn from. */
export interface Draw {
  readonly howMany: number;
  readonly seed: number;
  /** Years: the first, and the one after the last. */
  readonly years: readonly [number, number];
  readonly furthestLatitudeDeg: number;
}

/** Births uniform in time and over the sphere between two latitudes; the same draw gives the same births. */
export function* randomBirths({ howMany, seed, years, furthestLatitudeDeg }: Draw): Generator<RandomBirth, void> {
  const next = uniform(seed);
  const [first, last] = [Date.UTC(years[0], 0, 1) / 1000, Date.UTC(years[1], 0, 1) / 1000];
  const widest = Math.sin((furthestLatitudeDeg * Math.PI) / 180);
  for (let i = 0; i < howMany; i += 1) {
    yield {
      unixSeconds: Math.floor(first + next() * (last - first)),
      latitude: (Math.asin((2 * next() - 1) * widest) * 180) / Math.PI,
      longitude: next() * 360 - 180,
    };
  }
}

/** Uniform numbers from 0 to 1: mulberry32 (Tommy Ettinger, public domain). */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
