import { cos } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import type { Mark } from "../drawing.ts";
import { circleMark, groupMark, pathMark } from "../geometry/marks.ts";
import { lengthOf, polar, round } from "../geometry/polar.ts";
import { outline, plateOf, plateRing } from "./plate-frame.ts";

/** Radius of the Moon's disc. */
const disc = 104;
/** Craters (center x, y, radius) and maria (center x, y, width) of the engraving; x points toward the lit side. */
const craters = [
  [40, -44, 12],
  [64, 2, 8],
  [34, 44, 14],
  [66, -30, 4.5],
  [20, -74, 5.5],
  [58, 54, 5],
  [24, 4, 6.5],
  [46, 22, 3],
  [-34, -50, 9],
  [-62, 16, 11],
  [-26, 32, 6],
  [-46, -16, 4.5],
  [-30, 70, 7],
] as const;
const plains = [
  [52, -58, 26],
  [44, 66, 22],
  [-58, 48, 22],
] as const;

const rimWidth = 1.2;
/** Gap between the hatching of the dark part and the rim. */
const hatchMargin = 4;

/** Illumination of the Moon: which side is lit and where the terminator runs. */
interface Light {
  /** 1 where the right side is lit (a waxing moon seen from the north), −1 where the left is. */
  readonly side: 1 | -1;
  /** Cosine of the phase angle: 1 new, −1 full. */
  readonly cosine: number;
}

/** The Moon's appearance. `phaseAngleDeg` is Moon minus Sun, 0 ≤ x < 360, as seen from the north; mirrored for southern
 * births. */
export interface SeenMoon {
  readonly phaseAngleDeg: number;
  readonly southern: boolean;
}

/** The Moon's disc at its true phase, radius 104: an evenly engraved dark disc with the lit part on top. */
export function moonDisc({ phaseAngleDeg, southern }: SeenMoon): readonly Mark[] {
  const light: Light = {
    side: phaseAngleDeg < 180 !== southern ? 1 : -1,
    cosine: cos(phaseAngleDeg * radiansPerDegree),
  };
  return [
    // Draw the rim outside the disc; inside, it would cover a thin crescent.
    circleMark({ r: disc + rimWidth / 2 }, { fill: "shade", stroke: "ink", width: rimWidth }),
    pathMark(darkHatching(light), { stroke: "crater", width: 1 }),
    pathMark(litPath(light), { fill: "lit" }, "m-lit"),
    pathMark(relief(light), { stroke: "crater", width: 1.1 }),
  ];
}

/** The Moon at its true phase; a metal dot on the ring among the four quarters shows its age. */
export function moonPlate(moon: SeenMoon & { readonly title?: string }) {
  const { phaseAngleDeg, southern, title = "" } = moon;
  return plateOf(
    [
      ...moonDisc(moon),
      ...plateRing({ divisions: 118, length: 6, longEvery: 4 }),
      ...[0, 90, 180, 270].map((quarter) => quarterMoon(quarter, southern)),
      circleMark({ ...polar(173, 90 - phaseAngleDeg), r: 7 }, { fill: "metal-2" }),
    ],
    title,
  );
}

/** Half the disc's width at height `y`. */
function halfWidth(y: number): number {
  return Math.sqrt(Math.max(0, disc * disc - y * y));
}

/** Faint lines every 5 units across the dark part; any change of tone there would look like the terminator. */
function darkHatching({ side, cosine }: Light): string {
  let path = "";
  for (let y = 4 - disc; y < disc; y += 5) {
    const half = halfWidth(y) - hatchMargin;
    const [edge, terminator] = [-side * half, side * cosine * half];
    if (Math.abs(terminator - edge) > 1) path += `M${round(edge)} ${round(y)}H${round(terminator)}`;
  }
  return path;
}

/** Outer half circle on the lit side, then back along the terminator (half an ellipse). */
function litPath({ side, cosine }: Light): string {
  const outer = side === 1 ? 1 : 0;
  const bulge = round(Math.abs(cosine) * disc);
  // The terminator bends toward the lit side before the quarter and away from it after.
  const inner = cosine > 0 ? 1 - outer : outer;
  return `M0 ${-disc}A${disc} ${disc} 0 0 ${outer} 0 ${disc}A${bulge} ${disc} 0 0 ${inner} 0 ${-disc}Z`;
}

/** Craters and maria that lie entirely in the lit part. */
function relief(light: Light): string {
  const lit = (x: number, y: number, reach: number) =>
    x - reach > light.cosine * halfWidth(y) + 3 && lengthOf(x, y) + reach < disc - 4;
  const rings = craters
    .filter(([x, y, r]) => lit(x, y, r))
    .map(([x, y, r]) => {
      const [wide, centre] = [round(r * 0.92), round(light.side * x)];
      const rim = `M${round(centre - wide)} ${y}a${wide} ${r} 0 1 0 ${2 * wide} 0a${wide} ${r} 0 1 0 ${-2 * wide} 0Z`;
      const shade = `M${round(centre - r * 0.55)} ${round(y - r * 0.5)}q${round(r * 0.6)} ${round(-r * 0.3)} ${round(r * 1.05)} ${round(r * 0.35)}`;
      return rim + shade;
    });
  const seas = plains
    .filter(([x, y, width]) => lit(x, y, width / 2))
    .map(([x, y, width]) =>
      [0, 1, 2, 3]
        .map(
          (row) =>
            `M${round(light.side * x - width / 2 + row * 2)} ${round(y + row * 3 - 4)}h${round(width - row * 5)}`,
        )
        .join(""),
    );
  return [...rings, ...seas].join("");
}

/** One of the four small moons inside the ring, clockwise from new at the top. */
function quarterMoon(phaseDeg: number, southern: boolean): Mark {
  const { x, y } = polar(141, 90 - phaseDeg);
  const paint = { ...outline, fill: phaseDeg === 0 ? "shade" : "lit" } as const;
  const whole = circleMark({ x, y, r: 9 }, paint);
  if (phaseDeg % 180 === 0) return whole;
  const darkSide = phaseDeg < 180 !== southern ? 0 : 1;
  const half = `M${x} ${round(y - 9)}A9 9 0 0 ${darkSide} ${x} ${round(y + 9)}Z`;
  return groupMark([whole, pathMark(half, { ...outline, fill: "shade" })]);
}
