import type { AspectEnd } from "../../names.ts";
import type { NatalPoint } from "../natal-points.ts";
import { type StoryAspect, type StoryBody, type StoryNature, storyBodies } from "../year-facts.ts";

/** A stay between two longitudes; an edge is null where the search begins or ends inside. */
export interface Stay {
  readonly inJdTt: number;
  readonly outJdTt: number;
  readonly inDeg: number | null;
  readonly outDeg: number | null;
  /** The motion with which it begins. */
  readonly direct: boolean;
}

/** An exact crossing of the target; without a birth time a stay in the arc of the day, and an instant within it. */
export interface FoundPass {
  readonly jdTt: number;
  readonly direct: boolean;
  readonly stay: Stay | null;
}

/** What a body may do with a natal point: its angle along the zodiac, aspect and nature. */
export interface StoryAngle {
  readonly angle: number;
  readonly aspect: StoryAspect;
  readonly nature: StoryNature;
}

/** A point that a body may meet: what aspects are made with, and the two other ends of the axes. */
export type StoryPoint = AspectEnd | "descendant" | "imumCoeli";

/** A body, a natal point, and the angles at which their meetings are searched. */
export interface Meeting<Body extends StoryBody = StoryBody, Point extends StoryPoint = AspectEnd> {
  readonly body: Body;
  readonly natal: NatalPoint<Point>;
  readonly angles: readonly StoryAngle[];
}

/** A story as found, instants in TT. */
export interface FoundStory<Body extends StoryBody = StoryBody, Point extends StoryPoint = AspectEnd>
  extends StoryAngle {
  readonly body: Body;
  readonly natal: NatalPoint<Point>;
  readonly targetDeg: number;
  /** Within 1° of the target, or of the arc of the day. */
  readonly spans: readonly Stay[];
  readonly passes: readonly FoundPass[];
  readonly clipped: boolean;
}

const angles: readonly StoryAngle[] = [
  { angle: 0, aspect: "conjunction", nature: "conjunction" },
  { angle: 60, aspect: "sextile", nature: "soft" },
  { angle: 90, aspect: "square", nature: "square" },
  { angle: 120, aspect: "trine", nature: "soft" },
  { angle: 180, aspect: "opposition", nature: "opposition" },
  { angle: 240, aspect: "trine", nature: "soft" },
  { angle: 270, aspect: "square", nature: "square" },
  { angle: 300, aspect: "sextile", nature: "soft" },
];

/** Angles at which a body's meetings are searched, and the spacing at which one search finds them all. */
export interface BodyAngles {
  readonly everyDeg: number;
  readonly angles: readonly StoryAngle[];
}

/** Planets in five aspects, Chiron in two, the node in conjunction. */
export function anglesOf(body: StoryBody): BodyAngles {
  switch (body) {
    case "chiron":
      return halfCircle;
    case "trueNode":
      return wholeCircle;
    default:
      return twelfths;
  }
}
const twelfths: BodyAngles = { everyDeg: 30, angles };
const halfCircle: BodyAngles = { everyDeg: 180, angles: angles.filter(({ angle }) => angle % 180 === 0) };
const wholeCircle: BodyAngles = { everyDeg: 360, angles: angles.filter(({ angle }) => angle === 0) };

/** Every meeting that may become a story of a year. */
export function yearMeetings(points: readonly NatalPoint[]): readonly Meeting[] {
  return storyBodies.flatMap((body) => points.map((natal) => ({ body, natal, angles: anglesOf(body).angles })));
}
