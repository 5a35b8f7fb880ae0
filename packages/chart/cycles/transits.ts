import { courseOf } from "@cosmic/sky/events/course";
import { type Crossing, crossings } from "@cosmic/sky/events/crossings";
import { returns } from "@cosmic/sky/events/returns";
import type { Body } from "@cosmic/sky/sky";
import type { Cycle, CycleDate } from "../findings.ts";
import type { CycleKind } from "../names.ts";
import { shorterWay } from "../zodiac/longitude.ts";
import { type LifeSpan, utcDate } from "./life-span.ts";

/** A cycle of a body's transits to its own natal place. */
export interface TransitCycle {
  readonly kind: CycleKind;
  readonly body: Body;
  readonly aspect: "return" | "square" | "opposition";
}

/** A pass over the natal place counts as a return only after the planet has once been this far from it. */
const onceAwayDeg = 40;

/** Transits of a life, in display order. */
export const transitCycles: readonly TransitCycle[] = [
  { kind: "saturn-return", body: "saturn", aspect: "return" },
  { kind: "jupiter-return", body: "jupiter", aspect: "return" },
  { kind: "uranus-square", body: "uranus", aspect: "square" },
  { kind: "uranus-opposition", body: "uranus", aspect: "opposition" },
  { kind: "uranus-return", body: "uranus", aspect: "return" },
  { kind: "neptune-square", body: "neptune", aspect: "square" },
  { kind: "pluto-square", body: "pluto", aspect: "square" },
  { kind: "chiron-return", body: "chiron", aspect: "return" },
  { kind: "node-return", body: "trueNode", aspect: "return" },
  { kind: "node-opposition", body: "trueNode", aspect: "opposition" },
];

/** Every exact pass of one cycle in a life; a retrograde loop over the place gives three. */
export function transits({ kind, body, aspect }: TransitCycle, life: LifeSpan): Cycle {
  const course = courseOf(life.sky, body);
  const natalDeg = course.at(life.birthJdTt).longitudeDeg;
  const dates: CycleDate[] = [];
  const add = ({ jdTt, direct }: Crossing) => dates.push({ date: utcDate(jdTt), direct });
  switch (aspect) {
    case "return":
      for (const pass of returns(course, { longitudeDeg: natalDeg, onceAwayDeg }, life.window)) add(pass);
      break;
    case "opposition":
      for (const pass of crossings(course, { longitudeDeg: natalDeg + 180 }, life.window)) add(pass);
      break;
    case "square":
      for (const pass of crossings(course, { longitudeDeg: natalDeg + 90, everyDeg: 180 }, life.window)) {
        const angle = shorterWay(natalDeg, pass.longitudeDeg) > 0 ? 90 : 270;
        dates.push({ date: utcDate(pass.jdTt), direct: pass.direct, angle });
      }
      break;
  }
  return { kind, dates };
}
