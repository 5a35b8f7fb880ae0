import type { Course, SearchWindow } from "./course.ts";
import { type Crossing, crossings } from "./crossings.ts";

/** The natal longitude, and how far the planet must have moved from it before a pass counts as a return. */
export interface NatalPlace {
  readonly longitudeDeg: number;
  readonly onceAwayDeg: number;
}

/** Every exact pass over the natal longitude within the window, once the planet has first been that far from it. */
export function* returns(course: Course, natal: NatalPlace, window: SearchWindow): Generator<Crossing, void> {
  const ahead = firstCrossing(course, natal.longitudeDeg + natal.onceAwayDeg, window);
  const toJdTt = ahead?.jdTt ?? window.toJdTt;
  const behind = firstCrossing(course, natal.longitudeDeg - natal.onceAwayDeg, { ...window, toJdTt });
  const away = behind ?? ahead;
  if (away === null) return;
  yield* crossings(course, { longitudeDeg: natal.longitudeDeg }, { fromJdTt: away.jdTt, toJdTt: window.toJdTt });
}

/** First pass over a longitude within the window, or null. */
export function firstCrossing(course: Course, longitudeDeg: number, window: SearchWindow): Crossing | null {
  for (const crossing of crossings(course, { longitudeDeg }, window)) return crossing;
  return null;
}
