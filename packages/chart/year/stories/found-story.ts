import type { NatalPoint } from "../natal-points.ts";
import type { StoryAspect, StoryBody, StoryNature } from "../year-facts.ts";

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
interface StoryAngle {
  readonly angle: number;
  readonly aspect: StoryAspect;
  readonly nature: StoryNature;
}

/** A story as found, instants in TT. */
export interface FoundStory extends StoryAngle {
  readonly body: StoryBody;
  readonly natal: NatalPoint;
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
