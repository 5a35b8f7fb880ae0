import { anglesOver } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { Sky } from "@cosmic/sky/sky";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { planets } from "../../packages/chart/names.ts";
import type { Contact, PairEnd } from "../../packages/chart/pair/contacts/contact.ts";
import { contactsBetween, type EndLongitudes, type PairPlaces } from "../../packages/chart/pair/contacts/contacts.ts";
import type { PairTiming } from "../../packages/chart/pair/strands/shares.ts";
import { type RandomBirth, randomBirths } from "../proof/golden-chart/random-births.ts";

/** How many of the two births have a time; the same pairs are read in each way. */
export const timings: readonly PairTiming[] = ["timed", "one-timed", "untimed"];

/** The contacts of a random pair, read with so many birth times. */
export interface DrawnPair {
  readonly timing: PairTiming;
  readonly contacts: readonly Contact[];
}

const daySeconds = 86400;
const furthestApartSeconds = 15 * 365.2425 * daySeconds;
const draw = { years: [1946, 2016], furthestLatitudeDeg: 60 } as const;
const points = ["chiron", "trueNode"] as const;

/**
 * Contacts of random pairs, births of 1946–2015 within 60° of the equator and at most 15 years apart, each pair with
 * both birth times, one and none. A day without its hour is that of the place's mean time. The same draw gives the same
 * pairs.
 */
export function* randomPairs({
  howMany,
  seed,
}: {
  readonly howMany: number;
  readonly seed: number;
}): Generator<DrawnPair, void> {
  const sky = skyFromDisk();
  const births = randomBirths({ ...draw, howMany: Number.POSITIVE_INFINITY, seed });
  for (let pair = 0; pair < howMany; pair += 1) {
    const first = nextOf(births);
    let second = nextOf(births);
    while (Math.abs(second.unixSeconds - first.unixSeconds) > furthestApartSeconds) second = nextOf(births);
    const timed = [timedPlaces(first, sky), timedPlaces(second, sky)] as const;
    const untimed = [untimedPlaces(first, sky), untimedPlaces(second, sky)] as const;
    yield { timing: "timed", contacts: contactsBetween(...timed) };
    yield { timing: "one-timed", contacts: contactsBetween(timed[0], untimed[1]) };
    yield { timing: "untimed", contacts: contactsBetween(...untimed) };
  }
}

function nextOf(births: Generator<RandomBirth, void>): RandomBirth {
  const { value } = births.next();
  if (!value) throw new Error("an endless draw ended");
  return value;
}

function timedPlaces({ unixSeconds, latitude, longitude }: RandomBirth, sky: Sky): PairPlaces {
  const scales = sky.timeScales(unixSeconds);
  const { obliquityDeg, siderealTimeDeg } = sky.frame(scales);
  const meridianDeg = normalizeDegrees(siderealTimeDeg + longitude);
  const { ascendantDeg, midheavenDeg } = anglesOver({ meridianDeg, obliquityDeg, latitudeDeg: latitude });
  const at = { ...longitudesAt(unixSeconds, sky), ascendant: ascendantDeg, midheaven: midheavenDeg };
  return { at, dayEnds: null };
}

function untimedPlaces({ unixSeconds, longitude }: RandomBirth, sky: Sky): PairPlaces {
  const aheadSeconds = longitude * 240;
  const start = Math.floor((unixSeconds + aheadSeconds) / daySeconds) * daySeconds - aheadSeconds;
  const [from, noon, to] = [0, 0.5, 1].map((part) => {
    const { moon: _, ...rest } = longitudesAt(start + part * daySeconds, sky);
    return rest;
  });
  if (!from || !noon || !to) throw new Error("a day has two ends and a noon");
  return { at: noon, dayEnds: [from, to] };
}

function longitudesAt(unixSeconds: number, sky: Sky): EndLongitudes {
  const { jdTt } = sky.timeScales(unixSeconds);
  const at: Partial<Record<PairEnd, number>> = {};
  for (const body of [...planets, ...points]) at[body] = sky.position(body, jdTt).longitudeDeg;
  return at;
}
