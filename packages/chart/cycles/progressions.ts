import { courseOf, moonFromSun, type SearchWindow } from "@cosmic/sky/events/course";
import { crossings } from "@cosmic/sky/events/crossings";
import type { Cycle, CycleDate } from "../findings.ts";
import { signAt } from "../zodiac/longitude.ts";
import { phaseAt, phaseWidthDeg } from "../zodiac/moon-phase.ts";
import { type LifeSpan, utcDate } from "./life-span.ts";
import { livedAt, progressedTo } from "./progressed-time.ts";

const signWidthDeg = 30;

/** Secondary progressions, a day for a year: the Moon's sign changes and phases, the Sun's sign changes. */
export function progressions(life: LifeSpan): readonly Cycle[] {
  const { sky } = life;
  const window = progressedWindow(life);
  const signs = { longitudeDeg: 0, everyDeg: signWidthDeg };
  const told = (jdTt: number) => ({ date: lifeDate(life, jdTt), direct: true });
  const signDates = (body: "sun" | "moon"): readonly CycleDate[] =>
    [...crossings(courseOf(sky, body), signs, window)].map((pass) => ({
      ...told(pass.jdTt),
      sign: signAt(pass.longitudeDeg),
    }));
  const phases = crossings(moonFromSun(sky), { longitudeDeg: 0, everyDeg: phaseWidthDeg }, window);
  return [
    { kind: "progressed-moon-sign", dates: signDates("moon") },
    {
      kind: "progressed-moon-phase",
      dates: [...phases].map((pass) => ({ ...told(pass.jdTt), phase: phaseAt(pass.longitudeDeg) })),
    },
    { kind: "progressed-sun-sign", dates: signDates("sun") },
  ];
}

/** The days after birth that stand for the years of the life. */
function progressedWindow({ birthJdTt, window }: LifeSpan): SearchWindow {
  return { fromJdTt: birthJdTt, toJdTt: progressedTo(birthJdTt, window.toJdTt) };
}

/** Date in life that a moment in the days after birth stands for. */
function lifeDate({ birthJdTt }: LifeSpan, progressedJdTt: number): string {
  return utcDate(livedAt(birthJdTt, progressedJdTt));
}
