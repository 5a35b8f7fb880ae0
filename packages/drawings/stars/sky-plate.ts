import type { Drawing, Mark } from "../drawing.ts";
import { circleMark, groupMark, pathMark, textMark } from "../geometry/marks.ts";
import { polar, tick } from "../geometry/polar.ts";
import { zenithProjection } from "./projection.ts";
import { skyBodies } from "./sky-bodies.ts";
import type { SkyMoment } from "./sky-of.ts";
import {
  constellationFigures,
  eclipticLine,
  equatorLine,
  type Field,
  type PlacedSky,
  placedSky,
  plot,
  starCrosses,
  starDots,
} from "./star-field.ts";

/** The sky over a birthplace, for the cover. */
export interface SkyPlateOptions extends Omit<SkyMoment, "year"> {
  /** Julian year of the equinox; default 2000. */
  readonly year?: number;
  readonly title: string;
  /** Compass letters from north through east, four or eight: N, NE, E … */
  readonly letters: readonly string[];
  /** The stars for this moment, if already projected. */
  readonly stars?: PlacedSky;
}

/** Radius of the horizon, drawing units; the plate extends to 540. */
const horizon = 470;
/** Any fainter and the Milky Way turns to noise in print. */
const faintest = 5.6;
/** The catalog's star sizes are for a horizon radius of 514 units. */
const starScale = horizon / 514;

/**
 * The whole sky above the horizon: stereographic, zenith at the center, north up, east left, with a metal horizon ring
 * and azimuth ticks. Stars in eight magnitude steps, constellations, ecliptic, equator, and the planets above the
 * horizon.
 */
export function skyPlate(options: SkyPlateOptions): Drawing {
  const { latitudeDeg, localSiderealTimeDeg, bodies, title, letters, year = 2000 } = options;
  const projection = zenithProjection({ latitudeDeg, siderealTimeDeg: localSiderealTimeDeg });
  const sky = options.stars ?? placedSky(projection, year);
  const field: Field = { sky, radius: horizon, reach: horizon };
  const stars = plot(faintest, field);
  const body = { size: 30, halo: 19, strokeWidth: 1.6, ink: "metal", ground: "paper", named: false, horizon } as const;
  return {
    viewBox: [-540, -540, 1080, 1080],
    title,
    hook: "sky",
    marks: [
      pathMark(constellationFigures(field), { stroke: "ink", width: 1, opacity: 0.42 }),
      pathMark(equatorLine(field), { stroke: "ink", width: 0.8, opacity: 0.35, dash: "2 6" }),
      pathMark(eclipticLine(field), { stroke: "metal-2", width: 1.1, opacity: 0.9, dash: "7 5" }),
      groupMark(starDots(stars, starScale), { opacity: 0.9 }),
      pathMark(starCrosses(stars, 1.7, starScale), { stroke: "ink", width: 0.7, opacity: 0.8 }),
      ...skyBodies(bodies, projection, body),
      ...azimuthRing(),
      ...windLetters(letters),
    ],
  };
}

/** Every degree 8 units, every fifth 14, every tenth 20. */
const ringTicks = Array.from({ length: 360 }, (_, azimuth) =>
  tick(azimuth, 475, 475 + (azimuth % 10 === 0 ? 20 : azimuth % 5 === 0 ? 14 : 8)),
).join("");

/** Horizon ring with its ticks. */
function azimuthRing(): readonly Mark[] {
  return [
    circleMark({ r: horizon }, { stroke: "metal", width: 2.2 }),
    circleMark({ r: 475 }, { stroke: "metal", width: 1.2 }),
    pathMark(ringTicks, { stroke: "metal", width: 1.2 }),
    circleMark({ r: 497 }, { stroke: "metal", width: 1.2 }),
  ];
}

/** North up, then counterclockwise: seen from below, the sky has east on the left. */
function windLetters(letters: readonly string[]): readonly Mark[] {
  return letters.map((words, index) => {
    const { x, y } = polar(517, 90 + (index * 360) / letters.length);
    return textMark({ x, y: y + 6, words }, { face: "ui", size: 17, weight: 500, anchor: "middle" }, { fill: "metal" });
  });
}
