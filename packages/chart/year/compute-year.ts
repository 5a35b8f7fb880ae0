import type { Birth, BirthProblem } from "../birth.ts";
import { type BirthSky, birthSky, type ChartSources } from "../birth-sky.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import { instantText } from "../moment/written-time.ts";
import { factsWithoutCycles } from "../natal-chart.ts";
import { leftOutOf } from "./left-out.ts";
import { contradictionsOf } from "./months/contradictions.ts";
import { lunationFacts } from "./months/lunation-facts.ts";
import { monthsOf } from "./months/months.ts";
import { housesAtStart, ingressesOf, retrogradesOf, stationsOf } from "./months/walk.ts";
import { isMetByMoons, natalPoints } from "./natal-points.ts";
import { pointRoles } from "./point-roles.ts";
import { profections } from "./returns/profections.ts";
import { progressedMoon } from "./returns/progressed-moon.ts";
import { type ReturnPlace, returnYears, solarReturns } from "./returns/solar-returns.ts";
import { yearMeetings } from "./stories/found-story.ts";
import { searchStories } from "./stories/search-stories.ts";
import { tellStories } from "./stories/tell-stories.ts";
import { triggersOf } from "./triggers.ts";
import type { YearFacts } from "./year-facts.ts";
import type { YearSky } from "./year-sky.ts";

/** The facts of a year, or what is wrong with the birth. */
export type ComputedYear =
  | { readonly ok: true; readonly facts: YearFacts }
  | { readonly ok: false; readonly problem: BirthProblem };

/** What one reader's year is computed from, beside the sky shared by all readers of the window. */
export interface YearQuestion {
  readonly birth: Birth;
  /** Where the reader lives now; the birthplace when null. */
  readonly place: ReturnPlace | null;
}

/**
 * Every fact of a reader's twelve months; the same birth, place, window and versions give the same bits. Without a birth
 * time there is no Moon, angle, house, return or sign of the year in it, and a pass is a stay.
 */
export function computeYear(year: YearSky, { birth, place }: YearQuestion, sources: ChartSources): ComputedYear {
  const found = birthSky(birth, sources);
  if (!found.ok) return found;
  const { at } = found;
  const facts = factsOf(year, { at, natal: factsWithoutCycles(at), place: place ?? birth }, sources);
  return { ok: true, facts: birth.id === undefined ? facts : { id: birth.id, ...facts } };
}

interface Ground {
  readonly at: BirthSky;
  readonly natal: FactsWithoutCycles;
  readonly place: ReturnPlace;
}

function factsOf(year: YearSky, { at, natal, place }: Ground, sources: ChartSources): YearFacts {
  const points = natalPoints(at);
  const cusps = natal.houses?.cusps ?? null;
  const lived = returnYears(year, at);
  const toldStories = tellStories(year, searchStories(year, yearMeetings(points)), pointRoles(natal, lived));
  const stories = toldStories.map(({ story }) => story);
  const returns = solarReturns(lived, at, { place, sources });
  const events = {
    stories,
    stations: stationsOf(year),
    ingresses: ingressesOf(year, cusps),
    triggers: triggersOf(year, toldStories),
    lunations: lunationFacts(year, { points, cusps, place }),
    progressedMoon: progressedMoon(at, year.year, points.filter(isMetByMoons)),
    returns,
  };
  const { window } = year;
  return {
    window: {
      from: instantText(window.fromUnix),
      to: instantText(window.toUnix),
      zone: window.zone,
      months: window.months.map(({ month }) => month),
    },
    stories,
    stations: events.stations,
    retrogrades: retrogradesOf(year),
    housesAtStart: cusps === null ? null : housesAtStart(year, cusps),
    ingresses: events.ingresses,
    triggers: events.triggers,
    lunations: events.lunations,
    returns,
    profections: natal.angles === null ? [] : profections(lived, natal.angles.ascendant.sign),
    progressedMoon: events.progressedMoon,
    months: monthsOf(year, toldStories, { events, cusps }),
    contradictions: contradictionsOf(toldStories, year.year, cusps),
    leftOut: leftOutOf(stories, cusps),
  };
}
