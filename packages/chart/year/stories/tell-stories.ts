import { planetOrder } from "../../names.ts";
import { separation } from "../../zodiac/longitude.ts";
import { instantAt } from "../instants.ts";
import { type Story, type StoryId, type StoryPass, storyBodies } from "../year-facts.ts";
import type { YearSky } from "../year-sky.ts";
import { chooseStories } from "./choose-stories.ts";
import type { FoundPass, FoundStory } from "./found-story.ts";
import { type Leeway, leewaysOf } from "./leeways.ts";
import { type PointRoles, storyWeight } from "./story-weight.ts";

const standingDeg = 1 / 3600;
/** Between a station and a crossing within 1″ of it lie less than two days, even for Neptune. */
const standingDays = 3;
const fragileDays = 60;

/** A story as it is printed, beside what it was made from. */
export interface ToldStory {
  readonly found: FoundStory;
  readonly story: Story;
}

/** The stories of a year, heaviest first, with their weights, ranks and leeways. */
export function tellStories(year: YearSky, stories: readonly FoundStory[], roles: PointRoles): readonly ToldStory[] {
  const weighed = stories
    .map((found) => {
      const { body, nature, natal } = found;
      return { found, body, nature, point: natal.point, weight: storyWeight(found, year.year, roles) };
    })
    .toSorted((one, other) => other.weight - one.weight || orderOf(one.found) - orderOf(other.found));
  const ranks = new Map(chooseStories(weighed).map(({ found }, index) => [found, index + 1]));
  return weighed.map(({ found, weight }) => ({ found, story: told(year, found, weight, ranks.get(found) ?? null) }));
}

/** Equal weights: by body, point, angle. */
function orderOf({ body, natal: { point }, angle }: FoundStory): number {
  const placeOfPoint = point === "ascendant" ? 10 : point === "midheaven" ? 11 : planetOrder[point];
  return (storyBodies.indexOf(body) * 12 + placeOfPoint) * 360 + angle;
}

/** `saturn-square-sun.90`. */
function storyId({ body, aspect, natal, angle }: FoundStory): StoryId {
  return `${body}-${aspect}-${natal.point}.${angle}`;
}

function told(year: YearSky, found: FoundStory, weight: number, rank: number | null): Story {
  const { body, aspect, natal, nature, targetDeg, clipped, spans, passes } = found;
  const leeways = leewaysOf(year, found);
  return {
    id: storyId(found),
    ...{ body, aspect, point: natal.point, nature, target: targetDeg },
    shape: shapeOf(found),
    ...{ weight, rank, clipped },
    fragile: passes.some((pass, index) => isFragile(pass, leeways[index] ?? null)),
    spans: spans.map(({ inJdTt, outJdTt }) => ({ in: instantAt(inJdTt), out: instantAt(outJdTt) })),
    passes: passes.map((pass, index) => toldPass(year, found, pass, leeways[index] ?? null)),
    nearest: passes.length > 0 || body === "trueNode" ? null : nearestApproach(year, found),
  };
}

/** By the number of passes, two counting as three and four as five where the search cuts one off. */
function shapeOf({ body, passes }: FoundStory): Story["shape"] {
  if (body === "trueNode" || passes.length === 1) return "one";
  if (passes.length === 0) return "near";
  return passes.length <= 3 ? "three" : "five";
}

function isFragile({ jdTt }: FoundPass, leeway: Leeway | null): boolean {
  if (leeway === null) return false;
  const isFar = (other: number | null) => other === null || Math.abs(other - jdTt) > fragileDays;
  return isFar(leeway.earlierJdTt) || isFar(leeway.laterJdTt);
}

function toldPass(year: YearSky, found: FoundStory, pass: FoundPass, leeway: Leeway | null): StoryPass {
  const instantOrNull = (jdTt: number | null) => (jdTt === null ? null : instantAt(jdTt));
  return {
    at: instantAt(pass.jdTt),
    direct: pass.direct,
    standing: isStanding(year, found, pass),
    leeway:
      leeway === null ? null : { earlier: instantOrNull(leeway.earlierJdTt), later: instantOrNull(leeway.laterJdTt) },
    stay: pass.stay === null ? null : { from: instantAt(pass.stay.inJdTt), to: instantAt(pass.stay.outJdTt) },
  };
}

function isStanding({ stations }: YearSky, { body, targetDeg }: FoundStory, { jdTt }: FoundPass): boolean {
  if (body === "trueNode") return false;
  return stations[body].some(
    (station) =>
      Math.abs(station.jdTt - jdTt) < standingDays && separation(station.longitudeDeg, targetDeg) <= standingDeg,
  );
}

/** The closest approach of a story without a pass: at a station, or where the search cuts it. */
function nearestApproach({ courses, stations }: YearSky, { body, targetDeg, spans }: FoundStory): Story["nearest"] {
  const candidates = spans.flatMap(({ inJdTt, outJdTt }) => [inJdTt, outJdTt]);
  if (body !== "trueNode") {
    for (const { jdTt } of stations[body]) {
      if (spans.some(({ inJdTt, outJdTt }) => jdTt >= inJdTt && jdTt <= outJdTt)) candidates.push(jdTt);
    }
  }
  let nearest: { readonly jdTt: number; readonly orb: number } | null = null;
  for (const jdTt of candidates) {
    const orb = separation(courses[body].at(jdTt).longitudeDeg, targetDeg);
    if (nearest === null || orb < nearest.orb) nearest = { jdTt, orb };
  }
  return nearest === null ? null : { at: instantAt(nearest.jdTt), orb: nearest.orb };
}
