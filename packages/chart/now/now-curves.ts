import { utcDate } from "../cycles/life-span.ts";
import { instantAt, isIn } from "../year/instants.ts";
import { shorterWay } from "../zodiac/longitude.ts";
import type { NowStory, NowStoryId } from "./now-shape.ts";
import type { NowSky } from "./now-sky.ts";

const everyDays = 4;
/** Offsets are rounded to this fraction of a degree. */
const offsetParts = 1000;

/** How far a body stands from the target of a story through the window, for a drawing. */
export interface NowCurve {
  readonly id: NowStoryId;
  /** First day, `YYYY-MM-DD`, and the days from one offset to the next. */
  readonly from: string;
  readonly everyDays: number;
  /** Degrees past the target, −180 ≤ x < 180, to a thousandth. */
  readonly offsetsDeg: readonly number[];
  /** Standstills in the window, in order of time. */
  readonly stations: readonly { readonly at: string; readonly offsetDeg: number }[];
}

/** The way of a story's body through the window of its date. */
export function nowCurve(
  { period, courses, stations }: Pick<NowSky, "period" | "courses" | "stations">,
  { id, body, target }: Pick<NowStory, "id" | "body" | "target">,
): NowCurve {
  const offsetAt = (longitudeDeg: number) => Math.round(shorterWay(target, longitudeDeg) * offsetParts) / offsetParts;
  const count = Math.floor((period.toJdTt - period.fromJdTt) / everyDays) + 1;
  return {
    ...{ id, from: utcDate(period.fromJdTt), everyDays },
    offsetsDeg: Array.from({ length: count }, (_, index) =>
      offsetAt(courses[body].at(period.fromJdTt + index * everyDays).longitudeDeg),
    ),
    stations: stations[body]
      .filter(({ jdTt }) => isIn(period, jdTt))
      .map(({ jdTt, longitudeDeg }) => ({ at: instantAt(jdTt), offsetDeg: offsetAt(longitudeDeg) })),
  };
}
