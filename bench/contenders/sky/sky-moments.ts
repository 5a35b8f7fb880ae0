import type { TimeScales } from "@cosmic/sky/sky";
import { ourSky } from "./our-sky.ts";

/** A moment and place for which every contender computes the same sky. */
export interface SkyMoment extends TimeScales {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** Enough that no contender hits its own cache within a block. */
const count = 4096;
const firstUnixSeconds = Date.parse("1900-01-01T00:00:00Z") / 1000;
const lastUnixSeconds = Date.parse("2100-01-01T00:00:00Z") / 1000;
/** Placidus cusps exist up to this latitude in every year of the two centuries. */
const mostLatitudeDeg = 66;

/** Random moments of 1900–2100 at places between the polar circles, the same on every run. */
export function skyMoments(): readonly SkyMoment[] {
  const sky = ourSky();
  const random = numbers(1900);
  return Array.from({ length: count }, () => ({
    ...sky.timeScales(Math.floor(firstUnixSeconds + random() * (lastUnixSeconds - firstUnixSeconds))),
    latitudeDeg: (2 * random() - 1) * mostLatitudeDeg,
    longitudeDeg: (2 * random() - 1) * 180,
  }));
}

/** Each round takes the next few moments of the list; each contender keeps its own position in it. */
export function eachRound(perRound: number, part: (moment: SkyMoment) => void) {
  const moments = skyMoments();
  let next = 0;
  return {
    perRound,
    round() {
      for (let n = 0; n < perRound; n += 1) {
        const moment = moments[next];
        if (moment !== undefined) part(moment);
        next = (next + 1) % moments.length;
      }
    },
  };
}

/** Uniform numbers in 0 … 1 by mulberry32 (public domain). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
