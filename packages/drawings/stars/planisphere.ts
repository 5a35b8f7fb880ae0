import { acos, atan2, cos, sin, tan } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import type { Drawing, Mark } from "../drawing.ts";
import { circleMark, groupMark, pathMark, textMark } from "../geometry/marks.ts";
import { lengthOf, polar, round, stroke, tick, xy } from "../geometry/polar.ts";
import { poleProjection } from "./projection.ts";
import {
  constellationFigures,
  eclipticLine,
  type Field,
  type PlottedStar,
  placedSky,
  plot,
  starCrosses,
  starDots,
} from "./star-field.ts";

/** Disc radius in drawing units, and how far from the pole it extends in degrees. */
const radius = 480;
const edgeDeg = 125;
/** Length of a star trail when the birth time is unknown, degrees. */
const trailDeg = 64;

/** Faintest star that gets a trail; any more would run together. */
const trailLimit = 3.1;

/** Labels at 0, 6, 12 and 18 hours. */
type HourLabels = readonly [string, string, string, string];

/** What the birth form's planisphere shows. */
export interface PlanisphereOptions {
  readonly title: string;
  /** Determines the horizon; southern latitudes see the south pole. */
  readonly latitudeDeg: number;
  /** Local sidereal time the disc is rotated to; null draws star trails instead. The screen may rotate it further, see
   * `discTurnDeg`. */
  readonly siderealTimeDeg: number | null;
  /** Local time in hours, 0 ≤ x < 24, for the hand; null hides it. */
  readonly clockHours: number | null;
  /** Written at 0, 6, 12 and 18 hours. */
  readonly hourLabels?: HourLabels;
}

/** Rotation of the disc (hook `p-disc`) for a sidereal time, degrees clockwise as in CSS and SVG. */
export function discTurnDeg(siderealTimeDeg: number, southern: boolean): number {
  return southern ? siderealTimeDeg : -siderealTimeDeg;
}

/** Rotation of the hand (hook `p-hand`) for a time of day, degrees clockwise. */
export function handTurnDeg(clockHours: number): number {
  return clockHours * 15;
}

/**
 * A planisphere around the visible pole: the star disc (`p-disc`) rotates under a fixed horizon (`p-below`,
 * `p-horizon`) inside an hour ring (`p-ring`) with a hand (`p-hand`). The disc is one group that rotates about the
 * origin.
 */
export function planisphere(options: PlanisphereOptions): Drawing {
  const { title, latitudeDeg, siderealTimeDeg, clockHours } = options;
  const southern = latitudeDeg < 0;
  const horizon = horizonOf(Math.abs(latitudeDeg));
  const turn = siderealTimeDeg === null ? 0 : round(discTurnDeg(siderealTimeDeg, southern));
  const hand: Mark = {
    tag: "g",
    at: { transform: `rotate(${clockHours === null ? 0 : round(handTurnDeg(clockHours))})` },
    ...(clockHours === null ? { paint: { opacity: 0 } } : {}),
    hook: "p-hand",
    marks: [pathMark(star(514, 30), { fill: "metal" })],
  };
  return {
    viewBox: [-575, -552, 1150, 1104],
    title,
    hook: siderealTimeDeg === null ? "planis unknown" : "planis",
    marks: [
      circleMark({ r: radius }, { fill: "wheel-face" }, "p-face"),
      { tag: "g", at: { transform: `rotate(${turn})` }, hook: "p-disc", marks: disc(options, southern) },
      pathMark(horizon.below, { fill: "sunken", opacity: 0.82 }, "p-below"),
      pathMark(
        horizon.line,
        { stroke: "metal", width: 2, ...(siderealTimeDeg === null ? { dash: "3 7" } : {}) },
        "p-horizon",
      ),
      hourRing(options.hourLabels ?? ["0:00", "6:00", "12:00", "18:00"]),
      hand,
    ],
  };
}

/** Everything that rotates: grid, ecliptic, constellation lines, stars or their trails. */
function disc(options: PlanisphereOptions, southern: boolean): readonly Mark[] {
  const projection = poleProjection({ southern, edgeDeg });
  const field: Field = { sky: placedSky(projection, 2000), radius, reach: radius };
  const stars = plot(4.6, field);
  const unknown = options.siderealTimeDeg === null;
  return [
    ...grid(),
    pathMark(eclipticLine(field), { stroke: "metal-2", width: 1.2, dash: "7 5" }),
    pathMark(constellationFigures(field), { stroke: "ink", width: 0.9, opacity: unknown ? 0 : 0.34 }, "p-figures"),
    groupMark(
      [...starDots(stars, 0.8), pathMark(starCrosses(stars, 1.3, 0.8), { stroke: "ink", width: 0.7 })],
      unknown ? { opacity: 0.25 } : {},
      "p-stars",
    ),
    pathMark(trails(stars), { stroke: "ink", width: 1.1, opacity: unknown ? 0.8 : 0 }, "p-trails"),
  ];
}

/** Circles 30°, 60° and 90° from the pole and twelve hour lines. */
function grid(): readonly Mark[] {
  const paint = { stroke: "ink", width: 0.7, opacity: 0.35 } as const;
  const spokes = Array.from({ length: 12 }, (_, hour) => stroke({ x: 0, y: 0 }, polar(radius, hour * 30))).join("");
  const rings = [30, 60, 90].map((distance) => circleMark({ r: (radius * distance) / edgeDeg }, paint));
  return [...rings, pathMark(spokes, paint)];
}

/** Arcs that the brighter stars trace around the pole. */
function trails(stars: readonly PlottedStar[]): string {
  return stars
    .filter((star) => star.magnitude < trailLimit)
    .map((star) => {
      const reach = round(lengthOf(star.x, star.y));
      const end = atan2(star.y, star.x) + trailDeg * radiansPerDegree;
      return `M${xy(star)}A${reach} ${reach} 0 0 1 ${xy({ x: reach * cos(end), y: reach * sin(end) })}`;
    })
    .join("");
}

/** The horizon line and the area below it. At hour angle H the horizon lies at tan δ = −cos H / tan φ from the equator;
 * beyond the disc's edge it is cut off. `latitudeDeg` ≥ 0. */
function horizonOf(latitudeDeg: number): { readonly line: string; readonly below: string } {
  // At the equator the horizon is a straight line through the pole; a minimum of half a degree keeps the formula
  // finite.
  const slope = tan(Math.min(89.9, Math.max(0.5, latitudeDeg)) * radiansPerDegree);
  const distanceDeg = (hour: number) => 90 - atan2(-cos(hour * radiansPerDegree), slope) / radiansPerDegree;
  const at = (hour: number) => polar((radius * distanceDeg(hour)) / edgeDeg, 90 - hour);
  // Hour angle at which the horizon leaves the disc, if it does.
  const cosine = -slope * tan((90 - edgeDeg) * radiansPerDegree);
  if (cosine >= 1) {
    const points = Array.from({ length: 181 }, (_, index) => xy(at(index * 2)));
    const rim = `M${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0Z`;
    return { line: `M${points.join("L")}Z`, below: `M${points.join("L")}Z${rim}` };
  }
  const exit = acos(cosine) / radiansPerDegree;
  const hours = Array.from({ length: 121 }, (_, index) => exit + ((360 - 2 * exit) * index) / 120);
  const line = `M${hours.map((hour) => xy(at(hour))).join("L")}`;
  const [from, to] = [xy(polar(radius, 90 + exit)), xy(polar(radius, 90 - exit))];
  const large = exit < 90 ? 1 : 0;
  return { line, below: `${line}L${from}A${radius} ${radius} 0 ${large} 0 ${to}Z` };
}

/** Double rim with ticks every five minutes of the day, longer ones every fifteen, a mark every two hours, and four
 * labels. */
function hourRing([midnight, morning, noon, evening]: HourLabels): Mark {
  let fine = "";
  let hours = "";
  for (let step = 0; step < 288; step += 1) {
    const deg = step * 1.25;
    if (step % 24 === 0) hours += tick(deg, 488, 506);
    else fine += tick(deg, 488, step % 3 === 0 ? 499 : 494);
  }
  const rim = { stroke: "ink", width: 1.4 } as const;
  const spots = [
    { ...polar(528, 90), words: midnight },
    { ...polar(542, 0), words: morning },
    { ...polar(528, -90), words: noon },
    { ...polar(542, 180), words: evening },
  ];
  return groupMark(
    [
      circleMark({ r: radius }, rim),
      circleMark({ r: 488 }, rim),
      pathMark(fine, { stroke: "ink", width: 0.8, opacity: 0.65 }),
      pathMark(hours, rim),
      ...spots.map(({ x, y, words }) =>
        textMark({ x, y: y + 7, words }, { face: "ui", size: 21, weight: 500, anchor: "middle" }, { fill: "ink-2" }),
      ),
    ],
    undefined,
    "p-ring",
  );
}

/** The hand's four-pointed star, with its outer point at `top` and arms `arm` units long. */
function star(top: number, arm: number): string {
  const curve = (x: number, y: number, dx: number, dy: number) => `q${x} ${y} ${dx} ${dy}`;
  return (
    `M0 ${-top}${curve(2.6, 23, arm, arm)}${curve(-27.4, 7, -arm, arm)}` +
    `${curve(-2.6, -23, -arm, -arm)}${curve(27.4, -7, arm, -arm)}Z`
  );
}
