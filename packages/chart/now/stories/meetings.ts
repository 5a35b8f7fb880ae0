import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { NatalPoint } from "../../year/natal-points.ts";
import { anglesOf, type Meeting, type StoryAngle, type StoryPoint } from "../../year/stories/found-story.ts";
import { type NowBody, nowBodies } from "../now-shape.ts";

/** Conjunction, square and opposition. */
const hardAngles = anglesOf("saturn").angles.filter(({ angle }) => angle % 90 === 0);
const conjunctionAlone = hardAngles.filter(({ angle }) => angle === 0);

/**
 * Every meeting that may become a story: Jupiter to Pluto with the Sun to Saturn by conjunction, square and opposition,
 * with both ends of both axes by conjunction, and natal Uranus, Neptune and Pluto by the same planet alone.
 */
export function nowMeetings(points: readonly NatalPoint[]): readonly Meeting<NowBody, StoryPoint>[] {
  const met = points.flatMap((natal): readonly NatalPoint<StoryPoint>[] => {
    switch (natal.point) {
      case "ascendant":
        return [natal, { ...facing(natal), point: "descendant" }];
      case "midheaven":
        return [natal, { ...facing(natal), point: "imumCoeli" }];
      default:
        return [natal];
    }
  });
  return nowBodies.flatMap((body) => met.map((natal) => ({ body, natal, angles: anglesBetween(body, natal.point) })));
}

function anglesBetween(body: NowBody, point: StoryPoint): readonly StoryAngle[] {
  switch (point) {
    case "ascendant":
    case "descendant":
    case "midheaven":
    case "imumCoeli":
      return conjunctionAlone;
    case "uranus":
    case "neptune":
    case "pluto":
      return point === body ? hardAngles : [];
    default:
      return hardAngles;
  }
}

/** The other end of an axis. */
function facing({ longitudeDeg, shifted, ...natal }: NatalPoint): NatalPoint {
  const across = (angleDeg: number) => normalizeDegrees(angleDeg + 180);
  return {
    ...natal,
    longitudeDeg: across(longitudeDeg),
    shifted: shifted === null ? null : { earlierDeg: across(shifted.earlierDeg), laterDeg: across(shifted.laterDeg) },
  };
}
