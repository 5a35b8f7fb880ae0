import type { Drawing, Mark, Paint } from "../drawing.ts";
import { circleMark, groupMark, pathMark, textMark } from "../geometry/marks.ts";
import { polar, tick, xy } from "../geometry/polar.ts";
import { zenithProjection } from "../stars/projection.ts";
import { skyBodies } from "../stars/sky-bodies.ts";
import type { SkyMoment } from "../stars/sky-of.ts";
import {
  constellationFigures,
  cross,
  eclipticLine,
  equatorLine,
  type Field,
  type PlacedSky,
  placedSky,
  plot,
  starCrosses,
  starDots,
} from "../stars/star-field.ts";

/** The sky at the minute of birth, as a plate for the screen. */
export interface CelebrationOptions extends SkyMoment {
  /** The stars for this moment, if already projected. */
  readonly stars?: PlacedSky;
  readonly title: string;
  /** N, E, S, W in the reader's language. */
  readonly letters: readonly [north: string, east: string, south: string, west: string];
  /** Covered by a twelve-leaf shutter while the report is being prepared. */
  readonly closed?: boolean;
  /** Hairline rays outside the ring. */
  readonly glory?: boolean;
  /** For widths under 520 px: no names, glyphs and letters about twice as large. */
  readonly compact?: boolean;
}

/** Radius of the horizon, drawing units. */
const horizon = 600;
/** Number of twinkling stars: the brightest in view. */
const twinkling = 10;

/** The sky over the birthplace with named planets, without daylight, in an azimuth ring. The hooks `opens` (the sky)
 * and `turns` (the ring) drive its entrance animation. */
export function celebrationPlate(options: CelebrationOptions): Drawing {
  const { title, closed = false, glory = false, compact = false } = options;
  const reach = horizon + (glory ? 150 : 62);
  return {
    viewBox: [-reach, -reach, 2 * reach, 2 * reach],
    title,
    hook: compact ? "skyplate compact" : "skyplate",
    marks: [
      circleMark({ r: horizon }, { fill: "wheel-face" }, "k-ground"),
      ...(closed ? shutter() : [openSky(options)]),
      ...azimuthRing(compact),
      ...windLetters(options),
      ...(glory ? [pathMark(gloryRays, { stroke: "ink", width: 1.1, opacity: 0.42 })] : []),
    ],
  };
}

function openSky(options: CelebrationOptions): Mark {
  const { latitudeDeg, localSiderealTimeDeg, year, bodies, compact = false } = options;
  const projection = zenithProjection({ latitudeDeg, siderealTimeDeg: localSiderealTimeDeg });
  const field: Field = { sky: options.stars ?? placedSky(projection, year), radius: horizon, reach: horizon - 4 };
  const scale = compact ? 1.7 : 1.05;
  const stars = plot(compact ? 4 : 5.2, field);
  const sizes = compact ? { size: 66, halo: 40, strokeWidth: 1.9 } : { size: 36, halo: 23, strokeWidth: 1.7 };
  return groupMark(
    [
      pathMark(equatorLine(field), { stroke: "ink", width: 0.8, opacity: 0.25 }),
      pathMark(eclipticLine(field), { stroke: "metal-2", width: 1.3, dash: "8 6" }),
      pathMark(constellationFigures(field), { stroke: "ink", width: 1, opacity: 0.3 }),
      ...starDots(stars, scale),
      pathMark(starCrosses(stars, 1.7, scale), { stroke: "ink", width: 0.8 }),
      ...(compact ? [] : stars.slice(0, twinkling).map(glint)),
      ...skyBodies(bodies, projection, { ...sizes, ink: "ink", ground: "wheel-face", named: !compact, horizon }),
    ],
    undefined,
    "opens",
  );
}

function glint(star: { readonly x: number; readonly y: number }): Mark {
  return pathMark(cross(star, 16), { stroke: "ink", width: 0.9 }, "tw");
}

const degrees = Array.from({ length: 360 }, (_, azimuth) => azimuth);
/** Every degree 9 units, every fifth 15. */
const ones = degrees
  .filter((azimuth) => azimuth % 10 !== 0)
  .map((azimuth) => tick(azimuth, horizon + 6, horizon + (azimuth % 5 === 0 ? 21 : 15)))
  .join("");
/** Every tenth 22 units. */
const tens = degrees
  .filter((azimuth) => azimuth % 10 === 0)
  .map((azimuth) => tick(azimuth, horizon + 6, horizon + 28))
  .join("");

function azimuthRing(compact: boolean): readonly Mark[] {
  const fine: Paint = { stroke: "ink", width: compact ? 1.8 : 1, opacity: 0.5 };
  const firm: Paint = { stroke: "ink", width: 1.4 };
  return [
    circleMark({ r: horizon }, { stroke: "ink", width: compact ? 5 : 2.6 }),
    circleMark({ r: horizon + 6 }, fine),
    groupMark([pathMark(ones, fine), pathMark(tens, firm), circleMark({ r: horizon + 28 }, firm)], undefined, "turns"),
  ];
}

function windLetters({ letters, compact = false, glory = false }: CelebrationOptions): readonly Mark[] {
  const size = compact ? 44 : 24;
  // Without rays the view ends at 662, and large letters must still fit.
  const radius = horizon + (compact && glory ? 58 : 46);
  return letters.map((words, index) => {
    const { x, y } = polar(radius, 90 + index * 90);
    return textMark(
      { x, y: y + size * 0.33, words },
      { face: "ui", size, weight: 500, anchor: "middle" },
      { fill: "ink" },
    );
  });
}

/** Hairline rays every 1.5° in three lengths, with gaps at the four letters. */
const gloryRays = Array.from({ length: 240 }, (_, index) => {
  const deg = index * 1.5;
  const off = deg % 90;
  if (off < 4.1 || off > 85.9) return "";
  return tick(deg, horizon + 44, horizon + (index % 20 === 0 ? 148 : index % 4 === 0 ? 104 : 70));
}).join("");

/** Twelve leaves that meet at the zenith, each hatched along its edge. */
function shutter(): readonly Mark[] {
  const leaf = (deg: number) => `M${xy(polar(horizon, deg))}Q${xy(polar(horizon * 0.5, deg - 42))} 0 0`;
  let edges = "";
  let hatch = "";
  for (let deg = 0; deg < 360; deg += 30) {
    edges += leaf(deg);
    for (let line = 1; line < 15; line += 1) {
      const from = deg + line * 2;
      const end = polar(horizon * (0.32 + 0.02 * line), from - 44);
      hatch += `M${xy(polar(horizon, from))}Q${xy(polar(horizon * 0.72, from - 26))} ${xy(end)}`;
    }
  }
  return [
    pathMark(hatch, { stroke: "ink", width: 0.8, opacity: 0.34 }),
    pathMark(edges, { stroke: "ink", width: 1.4 }),
  ];
}
