import type { Birth } from "@cosmic/chart/birth";

/** Numbers 0 ≤ x < 1; a seed gives the same numbers on every machine (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const firstYear = 1900;
const years = 126;
/** Those who shared a class at school. */
const peerYears = 2;
/** A quarter of the births have no time, a fifth no name. */
const untimedShare = 1 / 4;
const namelessShare = 1 / 5;
/** The northernmost town, Longyearbyen, is at 78.2°. */
const highestLatitude = 78.3;
const zones = [
  "America/Sao_Paulo",
  "America/New_York",
  "America/Mexico_City",
  "Europe/Madrid",
  "Europe/London",
  "Europe/Oslo",
  "Asia/Kolkata",
  "Asia/Tokyo",
  "Africa/Lagos",
  "Pacific/Auckland",
] as const;

/** Random births from 1900 to 2025 at all inhabited latitudes, about a quarter without a time; deterministic for a
 * seed. */
export function randomBirths(count: number, seed: number): readonly Birth[] {
  return births(count, randomFrom(seed), { firstYear, years });
}

/** Groups of random births within two years of each other, as many in each as asked for. */
export function peerBirths(groups: number, count: number, seed: number): readonly (readonly Birth[])[] {
  const random = randomFrom(seed);
  return Array.from({ length: groups }, () => {
    const first = firstYear + Math.floor(random() * (years - peerYears + 1));
    return births(count, random, { firstYear: first, years: peerYears });
  });
}

interface Span {
  readonly firstYear: number;
  readonly years: number;
}

function births(count: number, random: () => number, span: Span): readonly Birth[] {
  const below = (limit: number) => Math.floor(random() * limit);
  const two = (value: number) => String(value).padStart(2, "0");
  return Array.from({ length: count }, (_, index) => ({
    name: random() < namelessShare ? "" : `Reader ${index + 1}`,
    date: `${span.firstYear + below(span.years)}-${two(1 + below(12))}-${two(1 + below(28))}`,
    time: random() < untimedShare ? null : `${two(below(24))}:${two(below(60))}`,
    latitude: (random() * 2 - 1) * highestLatitude,
    longitude: random() * 360 - 180,
    zone: zones[below(zones.length)] ?? "Europe/London",
  }));
}
