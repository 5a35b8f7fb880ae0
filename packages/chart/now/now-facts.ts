import type { BirthSky } from "../birth-sky.ts";
import { ageAt } from "../cycles/age.ts";
import type { Facts } from "../facts.ts";
import { natalSpine } from "../spine/natal-spine.ts";
import type { Spine } from "../spine/spine.ts";
import { natalPoints } from "../year/natal-points.ts";
import type { PointRoles } from "../year/stories/story-weight.ts";
import type { Profection } from "../year/year-facts.ts";
import { crossingsShown } from "./next-returns.ts";
import type { NowFacts, NowReader, OwnCrossing } from "./now-shape.ts";
import { type NowSky, nowSky } from "./now-sky.ts";
import { joinNodeDates, ownCrossings } from "./own-crossings.ts";
import { nowProfection, yearsOfLife } from "./profection.ts";
import { nowProgressedMoon } from "./progressed-moon.ts";
import { nowStories } from "./stories/now-stories.ts";

const adolescentAge = 12;
const adultAge = 18;
/** Uranus has come round once. */
const elderAge = 84;
const oldestAge = 100;

/** A chart asked about. */
export interface NowQuestion {
  readonly facts: Facts;
  readonly birth: BirthSky;
  /** Of the same chart; found when not given. */
  readonly spine?: Spine;
}

/**
 * Where a chart stands on a date `YYYY-MM-DD`, days of UTC: its stories from twelve months before to twenty-four after,
 * the sign of the year, the progressed Moon, crossings of its own places and the next returns. Null over the age of 100.
 * The same chart and date give the same bits. Throws when it is no date, or its window leaves the ephemeris.
 */
export function nowFacts(facts: Facts, birth: BirthSky, asOf: string): NowFacts | null {
  return nowFactsUnder(nowSky(birth.sky, asOf), { facts, birth });
}

/** The same under a sky that has been computed already, to be shared by all births asked about on its date. */
export function nowFactsUnder(now: NowSky, { facts, birth, spine: given }: NowQuestion): NowFacts | null {
  const { asOf, window } = now;
  const age = ageAt(asOf, facts);
  if (age > oldestAge) return null;
  const reader = readerAt(age);
  const shown = crossingsShown(reader, ownCrossings(facts, asOf), window);
  const joined = (list: readonly OwnCrossing[]) => list.map((one) => joinNodeDates(one, facts, birth.sky));
  const own = {
    crossings: joined(shown.crossings),
    nextReturns: joined(shown.nextReturns),
    pastReturns: joined(shown.pastReturns),
  };
  const head = { asOf, window, age, reader } as const;
  if (reader === "child") return { ...head, stories: [], profection: null, progressedMoon: null, ...own };
  const spine = given ?? natalSpine(birth, facts);
  const points = natalPoints(birth);
  const years = yearsOfLife(now, birth, facts);
  return {
    ...head,
    stories: nowStories(now, points, rolesOf(facts, spine, years?.[0] ?? null)),
    profection: nowProfection(years, facts, spine),
    progressedMoon: nowProgressedMoon(now, birth, { points, chartRuler: facts.chartRuler }),
    ...own,
  };
}

function readerAt(age: number): NowReader {
  if (age < adolescentAge) return "child";
  if (age < adultAge) return "minor";
  return age < elderAge ? "adult" : "elder";
}

function rolesOf({ chartRuler }: Facts, { structures }: Spine, year: Profection | null): PointRoles {
  return {
    chartRuler,
    yearRuler: year?.ruler ?? null,
    themePlanets: new Set(),
    spineCore: new Set(structures.flatMap(({ core }) => core)),
  };
}
