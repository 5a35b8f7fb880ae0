import type { Drawing } from "../drawing.ts";
import { pathMark } from "../geometry/marks.ts";
import { round } from "../geometry/polar.ts";

/** Page size in millimeters. */
export interface NeatlinePage {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Distance of the outer line from the paper's edge; default 10. */
  readonly marginMm?: number;
}

/** Distances of the second and third line from the first. */
const second = 2.6;
const third = 4;
/** Ticks extend outward from the second line, every 2 mm; longer every 10 mm. */
const tickEvery = 2;

/** The triple neatline of an atlas page with its millimeter scale, in millimeters. Decorative: no title. */
export function neatline({ widthMm, heightMm, marginMm = 10 }: NeatlinePage): Drawing {
  const frame = (inset: number) => {
    const [right, bottom] = [round(widthMm - inset), round(heightMm - inset)];
    return `M${round(inset)} ${round(inset)}H${right}V${bottom}H${round(inset)}Z`;
  };
  const inner = marginMm + second;
  let ticks = "";
  for (let x = marginMm + 4; x <= widthMm - inner; x += tickEvery) {
    const length = (x - marginMm) % 10 === 0 ? 2.2 : 1.2;
    ticks += `M${round(x)} ${round(inner)}v${-length}M${round(x)} ${round(heightMm - inner)}v${length}`;
  }
  for (let y = marginMm + 4; y <= heightMm - inner; y += tickEvery) {
    const length = (y - marginMm) % 10 === 0 ? 2.2 : 1.2;
    ticks += `M${round(inner)} ${round(y)}h${-length}M${round(widthMm - inner)} ${round(y)}h${length}`;
  }
  return {
    viewBox: [0, 0, widthMm, heightMm],
    title: "",
    hook: "neat",
    marks: [
      pathMark(frame(marginMm), { stroke: "metal", width: 0.5 }),
      pathMark(frame(inner), { stroke: "metal", width: 0.2 }),
      pathMark(ticks, { stroke: "metal", width: 0.14 }),
      pathMark(frame(marginMm + third), { stroke: "metal", width: 0.14 }),
    ],
  };
}
