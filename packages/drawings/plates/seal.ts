import { type Facts, planets } from "@cosmic/chart/facts";
import type { Drawing } from "../drawing.ts";
import { circleMark, pathMark } from "../geometry/marks.ts";
import { polar, stroke, tick, turnOf } from "../geometry/polar.ts";

/** Radius of the aspect lines; the frame is at 96. */
const figureRadius = 72;

/** The chart reduced to its aspect lines and dots, as a personal emblem at 48 to 160 px. Empty title: decorative.
 * Conjunctions and quincunxes are left out; aspects under 3° are drawn in metal. */
export function seal(facts: Facts, title = ""): Drawing {
  const left = facts.angles?.ascendant.longitude ?? 0;
  const turned = (longitude: number) => 180 + turnOf(longitude - left);
  const places = new Map<string, number>(planets.map((name) => [name, turned(facts.planets[name].longitude)]));
  const lines = facts.aspects.flatMap(({ a, b, type, tight }) => {
    const from = places.get(a);
    const to = places.get(b);
    const silent =
      type === "conjunction" || type === "quincunx" || (facts.timeUnknown && (a === "moon" || b === "moon"));
    if (from === undefined || to === undefined || silent) return [];
    const paint = tight
      ? ({ stroke: "metal", width: 2.2 } as const)
      : ({ stroke: "ink", width: 1, opacity: 0.5 } as const);
    return [pathMark(stroke(polar(figureRadius, from), polar(figureRadius, to)), paint)];
  });
  let ticks = "";
  for (let longitude = 0; longitude < 360; longitude += 10) {
    ticks += tick(turned(longitude), 96, longitude % 30 === 0 ? 84 : 90);
  }
  const dots = planets.map((name) =>
    circleMark(
      { ...polar(figureRadius, places.get(name) ?? 0), r: name === "sun" || name === "moon" ? 5 : 3.6 },
      { fill: "ink" },
    ),
  );
  return {
    viewBox: [-100, -100, 200, 200],
    title,
    hook: "seal",
    marks: [
      circleMark({ r: 96 }, { stroke: "ink", width: 3 }),
      pathMark(ticks, { stroke: "ink", width: 1.3, opacity: 0.7 }),
      circleMark({ r: 78 }, { stroke: "ink", width: 1.3, opacity: 0.7 }),
      ...lines,
      ...dots,
      ...(facts.angles ? [pathMark("M-100 0H-78", { stroke: "ink", width: 3 })] : []),
    ],
  };
}
