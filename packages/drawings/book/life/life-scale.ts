import type { Lettering, Mark } from "../../drawing.ts";
import { pathMark, textMark } from "../../geometry/marks.ts";
import { stroke, xy } from "../../geometry/polar.ts";
import { signInk, signMark, washMark } from "../inked-signs.ts";
import type { LifeFrame } from "./life-frame.ts";
import { lifeSpanYears, type MoonYears } from "./life-years.ts";

// In print the text typeface has only old-style figures.
const ageFigure: Lettering = { face: "ui", size: 17, weight: 500 };
const yearFigure: Lettering = { face: "ui", size: 14.5, anchor: "middle" };

/** The scale: five-year bars, a tick per year, ages every ten years, and the calendar year below (wide form). */
export function scaleMarks(firstYear: number, frame: LifeFrame): readonly Mark[] {
  const box = (from: number, to: number) => boxPath(frame, { from, to }, [0, frame.scale]);
  let bars = "";
  let ticks = "";
  const figures: Mark[] = [];
  for (let age = 0; age <= lifeSpanYears; age += 1) {
    const length = age % 10 === 0 ? 12 : age % 5 === 0 ? 7 : 4;
    ticks += stroke(frame.at(age, frame.scale), frame.at(age, frame.scale + length));
    if (age % 10 !== 0) continue;
    if (age < lifeSpanYears) bars += box(age, age + 5);
    figures.push(...figureMarks(age, firstYear, frame));
  }
  return [
    pathMark(box(0, lifeSpanYears), { stroke: "ink", width: 1.4, fill: "ground" }),
    pathMark(bars, { fill: "ink" }),
    pathMark(ticks, { stroke: "ink", width: 1, opacity: 0.5 }),
    ...figures,
  ];
}

function figureMarks(age: number, firstYear: number, frame: LifeFrame): readonly Mark[] {
  const halo = { fill: "ink", stroke: "ground", width: 6, halo: true } as const;
  if (frame.form === "compact") {
    const { x, y } = frame.at(age, frame.scale + 15);
    return [textMark({ x, y: y + 6, words: String(age) }, { ...ageFigure, anchor: "end" }, halo)];
  }
  const { x, y } = frame.at(age, frame.scale + 30);
  return [
    textMark({ x, y, words: String(age) }, { ...ageFigure, anchor: "middle" }, halo),
    textMark({ x, y: y + 18, words: String(firstYear + age) }, yearFigure, { ...halo, fill: "ink-3" }),
  ];
}

/** The unfilled scale from the present on, drawn over the filled one. */
export function aheadScale(now: number, frame: LifeFrame): Mark {
  return pathMark(boxPath(frame, { from: now, to: lifeSpanYears }, [0, frame.scale]), {
    stroke: "ink",
    width: 1.4,
    fill: "ground",
  });
}

/** The progressed Moon's signs as a band of blocks. */
export function moonMarks(years: readonly MoonYears[], frame: LifeFrame): readonly Mark[] {
  const [near, far] = frame.moon;
  return years.flatMap(({ sign, from, to }) => {
    const d = boxPath(frame, { from, to }, frame.moon);
    const at = frame.at((from + to) / 2, (near + far) / 2);
    const room = frame.along(to) - frame.along(from);
    return [
      washMark(d, signInk(sign)),
      pathMark(d, { stroke: "ink", width: 1, opacity: 0.5 }),
      ...(room >= 14 ? [signMark(sign, { ...at, size: 17, strokeWidth: 1.8 })] : []),
    ];
  });
}

function boxPath(
  frame: LifeFrame,
  { from, to }: { readonly from: number; readonly to: number },
  [near, far]: readonly [number, number],
): string {
  const corners = [frame.at(from, near), frame.at(to, near), frame.at(to, far), frame.at(from, far)];
  return `M${corners.map(xy).join("L")}Z`;
}
