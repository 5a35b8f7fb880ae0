import { unixSecondsAt } from "@cosmic/sky/earth/time-scales";
import { type BirthSky, birthSky, type ChartSources } from "../../birth-sky.ts";
import type { FactsWithoutCycles } from "../../facts.ts";
import { instantText } from "../../moment/written-time.ts";
import { type Planet, planets } from "../../names.ts";
import { factsWithoutCycles } from "../../natal-chart.ts";
import { signAt } from "../../zodiac/longitude.ts";
import type { PairPerson } from "../pair-person.ts";
import { middlePlace } from "./middle-place.ts";

type UnsureBody = Planet | "chiron" | "trueNode";
const points = ["chiron", "trueNode"] as const;

/** The chart of the moment and place halfway between two births (Davison's, uncorrected). */
export interface HalfwaySky {
  /** ISO 8601, UTC, to the second; the chart is of this instant. */
  readonly instant: string;
  /** Degrees; null when one of the places is unknown. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Without angles and houses when a birth time is unknown. */
  readonly facts: FactsWithoutCycles;
  /** Bodies that change sign within the time the instant may lie in; only their two possible signs are known. */
  readonly unsureSigns: readonly UnsureBody[];
}

/**
 * The sky halfway: at the mean of both TT Julian days, to the second, over the middle of both places. An untimed birth
 * leaves half of its day open: there are no angles, and signs that change meanwhile are named. The same in either order.
 */
export function halfwaySky(first: PairPerson, second: PairPerson, sources: ChartSources): HalfwaySky {
  const meanJdTt = (first.at.scales.jdTt + second.at.scales.jdTt) / 2;
  const unixSeconds = nearestSecond(unixSecondsAt(meanJdTt));
  const instant = instantText(unixSeconds);
  const placeKnown = first.placeKnown && second.placeKnown;
  const place = middlePlace(first.at.birth, second.at.birth);
  const found = birthSky(
    { date: instant.slice(0, "YYYY-MM-DD".length), time: null, utc: instant, zone: "UTC", ...place },
    sources,
  );
  if (!found.ok) throw new Error(`the sky halfway between two charts is none: ${found.problem.message}`);
  const isTimed = first.span === null && second.span === null;
  const charted = factsWithoutCycles(isTimed ? found.at : withoutTime(found.at));
  return {
    instant,
    latitude: placeKnown ? place.latitude : null,
    longitude: placeKnown ? place.longitude : null,
    facts: placeKnown ? charted : { ...charted, risingSigns: [] },
    unsureSigns: isTimed ? [] : unsureSigns(found.at, openSeconds(first, second)),
  };
}

/** A fraction of a millisecond is the grain of a Julian day; a half second counts down. */
function nearestSecond(unixSeconds: number): number {
  return Math.ceil(Math.round(unixSeconds * 1000) / 1000 - 0.5);
}

function withoutTime(at: BirthSky): BirthSky {
  return { ...at, moment: { ...at.moment, timeUnknown: true }, timed: null };
}

/** How much earlier and later the halfway instant may be: half of each person's leeway. */
function openSeconds(first: PairPerson, second: PairPerson): { readonly before: number; readonly after: number } {
  const open = { before: 0, after: 0 };
  for (const { span, at } of [first, second]) {
    if (span === null) continue;
    open.before += (at.moment.unixSeconds - span.fromUnix) / 2;
    open.after += (span.toUnix - at.moment.unixSeconds) / 2;
  }
  return open;
}

function unsureSigns(
  { sky, moment }: BirthSky,
  { before, after }: { readonly before: number; readonly after: number },
) {
  const instants = [-before, 0, after].map((shift) => sky.timeScales(moment.unixSeconds + shift).jdTt);
  const bodies: readonly UnsureBody[] = [...planets, ...points.filter((point) => sky.bodies.includes(point))];
  return bodies.filter(
    (body) => new Set(instants.map((jdTt) => signAt(sky.position(body, jdTt).longitudeDeg))).size > 1,
  );
}
