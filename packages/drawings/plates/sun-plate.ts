import { sin } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import { circleMark, pathMark } from "../geometry/marks.ts";
import { type Point, polar, stroke, xy } from "../geometry/polar.ts";
import { hatching, outline, plateOf, plateRing } from "./plate-frame.ts";

/** Radii of the rays' base and tip. */
const foot = 70;
const tip = 150;
/** Half the width of a straight ray at its base, degrees. */
const halfWidthDeg = 8.4;

/** The Sun in engraving style: eight straight rays, each hatched on one side, and eight flames in between. */
export function sunPlate(title = "") {
  const straight = Array.from({ length: 8 }, (_, index) => straightRay(index * 45));
  const flames = Array.from({ length: 8 }, (_, index) => flame(index * 45 + 22.5)).join("");
  const grooves = Array.from({ length: 10 }, (_, index) => circleMark({ r: 6 + index * 5 }, hatching));
  return plateOf(
    [
      circleMark({ r: 64 }, outline),
      circleMark({ r: 58 }, outline),
      pathMark(straight.map((ray) => ray.outline).join("") + flames, outline),
      ...plateRing({ divisions: 72, length: 10, longEvery: 6 }),
      pathMark(straight.map((ray) => ray.hatch).join(""), hatching),
      ...grooves,
      circleMark({ r: 4 }, { fill: "metal-2" }),
    ],
    title,
  );
}

function straightRay(deg: number): { readonly outline: string; readonly hatch: string } {
  const point = polar(tip, deg);
  const [left, right] = [polar(foot, deg - halfWidthDeg), polar(foot, deg + halfWidthDeg)];
  let hatch = "";
  for (let line = 1; line < 9; line += 1) {
    const share = line / 9;
    // .98 keeps the hatching off the outline.
    const edge: Point = {
      x: left.x + (point.x - left.x) * share * 0.98,
      y: left.y + (point.y - left.y) * share * 0.98,
    };
    hatch += stroke(polar(foot + (tip - foot) * share, deg), edge);
  }
  return { outline: `M${xy(left)}L${xy(point)}L${xy(right)}${stroke(polar(foot, deg), point)}`, hatch };
}

/** A wavy ray: one sine period along its length, narrowing to the tip. */
function flame(deg: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= 20; step += 1) {
    const share = step / 20;
    const radius = foot + 68 * share;
    const width = (1 - share) * 7.2;
    const wave = sin(share * Math.PI * 2) * 5 * (1 - share * 0.2);
    const turned = (offset: number) => deg + offset / radius / radiansPerDegree;
    left.push(polar(radius, turned(wave + width)));
    right.unshift(polar(radius, turned(wave - width)));
  }
  return `M${[...left, ...right].map(xy).join("L")}`;
}
