import { separation } from "../../zodiac/longitude.ts";
import { instantAt } from "../instants.ts";
import type { Story, StoryBody, StoryPass } from "../year-facts.ts";
import type { FoundPass, FoundStory, Stay, StoryPoint } from "./found-story.ts";
import { type Leeway, leewaysOf } from "./leeways.ts";
import type { StorySky } from "./story-sky.ts";

const standingDeg = 1 / 3600;
/** Between a station and a crossing within 1″ of it lie less than two days, even for Neptune. */
const standingDays = 3;
const fragileDays = 60;

/** What of a story is written down, whatever the period: its instants, its shape, and how sure they are. */
export type WrittenStory = Pick<Story, "shape" | "fragile" | "spans" | "passes" | "nearest">;

/** Writes down a story that was found. */
export function writeStory<Body extends StoryBody>(
  ground: StorySky<Body>,
  found: FoundStory<Body, StoryPoint>,
): WrittenStory {
  const { body, spans, passes } = found;
  const leeways = leewaysOf(ground, found);
  return {
    shape: shapeOf(found),
    fragile: passes.some((pass, index) => isFragile(pass, leeways[index] ?? null)),
    spans: spans.map(({ inJdTt, outJdTt }) => ({ in: instantAt(inJdTt), out: instantAt(outJdTt) })),
    passes: passes.map((pass, index) => writtenPass(ground, found, { pass, leeway: leeways[index] ?? null })),
    nearest: passes.length > 0 || body === "trueNode" ? null : nearestApproach(ground, found),
  };
}

/** By the number of passes, two counting as three and four as five where the search cuts one off. */
function shapeOf({ body, passes }: Pick<FoundStory, "body" | "passes">): Story["shape"] {
  if (body === "trueNode" || passes.length === 1) return "one";
  if (passes.length === 0) return "near";
  return passes.length <= 3 ? "three" : "five";
}

function isFragile({ jdTt }: FoundPass, leeway: Leeway | null): boolean {
  if (leeway === null) return false;
  const isFar = (other: number | null) => other === null || Math.abs(other - jdTt) > fragileDays;
  return isFar(leeway.earlierJdTt) || isFar(leeway.laterJdTt);
}

function writtenPass<Body extends StoryBody>(
  ground: StorySky<Body>,
  found: FoundStory<Body, StoryPoint>,
  { pass, leeway }: { readonly pass: FoundPass; readonly leeway: Leeway | null },
): StoryPass {
  const instantOrNull = (jdTt: number | null) => (jdTt === null ? null : instantAt(jdTt));
  return {
    at: instantAt(pass.jdTt),
    direct: pass.direct,
    standing: isStanding(ground, found, pass),
    leeway:
      leeway === null ? null : { earlier: instantOrNull(leeway.earlierJdTt), later: instantOrNull(leeway.laterJdTt) },
    stay: pass.stay === null ? null : writtenStay(pass.stay),
  };
}

function writtenStay({ inJdTt, outJdTt, inDeg, outDeg }: Stay): StoryPass["stay"] {
  return { from: instantAt(inJdTt), to: instantAt(outJdTt), through: inDeg === null || inDeg !== outDeg };
}

function isStanding<Body extends StoryBody>(
  { stations }: StorySky<Body>,
  { body, targetDeg }: FoundStory<Body, StoryPoint>,
  { jdTt }: FoundPass,
): boolean {
  return stations[body].some(
    (station) =>
      Math.abs(station.jdTt - jdTt) < standingDays && separation(station.longitudeDeg, targetDeg) <= standingDeg,
  );
}

/** The closest approach of a story without a pass: at a station, or where the search cuts it. */
function nearestApproach<Body extends StoryBody>(
  { courses, stations }: StorySky<Body>,
  { body, targetDeg, spans }: FoundStory<Body, StoryPoint>,
): Story["nearest"] {
  const candidates = spans.flatMap(({ inJdTt, outJdTt }) => [inJdTt, outJdTt]);
  for (const { jdTt } of stations[body]) {
    if (spans.some(({ inJdTt, outJdTt }) => jdTt >= inJdTt && jdTt <= outJdTt)) candidates.push(jdTt);
  }
  let nearest: { readonly jdTt: number; readonly orb: number } | null = null;
  for (const jdTt of candidates) {
    const orb = separation(courses[body].at(jdTt).longitudeDeg, targetDeg);
    if (nearest === null || orb < nearest.orb) nearest = { jdTt, orb };
  }
  return nearest === null ? null : { at: instantAt(nearest.jdTt), orb: nearest.orb };
}
