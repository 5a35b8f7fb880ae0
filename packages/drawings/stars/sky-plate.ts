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
  /** For widths under 520 px: fewer stars, glyphs and letters about twice as large. */
  readonly compact?: boolean;
}

/** Radius of the horizon, drawing units; the plate extends to 540. */
const horizon = 470;
/** Sizes of the two forms. Any fainter stars and the Milky Way turns to noise. */
const forms = {
  wide: { faintest: 5.6, stars: 1, size: 30, halo: 19, line: 1, letters: 17 },
  compact: { faintest: 4.2, stars: 1.7, size: 58, halo: 35, line: 1.7, letters: 36 },
} as const;
/** The catalog's star sizes are for a horizon radius of 514 units. */
const starScale = horizon / 514;

/**
 * The whole sky above the horizon: stereographic, zenith at the center, north up, east left, with a metal horizon ring
 * and azimuth ticks. Stars in eight magnitude steps, constellations, ecliptic, equator, and the planets above the
 * horizon.
 */
export function skyPlate(options: SkyPlateOptions): Drawing {
  const { latitudeDeg, localSiderealTimeDeg, bodies, title, letters, year = 2000, compact = false } = options;
  const form = forms[compact ? "compact" : "wide"];
  const projection = zenithProjection({ latitudeDeg, siderealTimeDeg: localSiderealTimeDeg });
  const sky = options.stars ?? placedSky(projection, year);
  const field: Field = { sky, radius: horizon, reach: horizon };
  const stars = plot(form.faintest, field);
  const { size, halo } = form;
  const body = { size, halo, strokeWidth: 1.6, ink: "metal", ground: "paper", named: false, horizon } as const;
  return {
    viewBox: [-540, -540, 1080, 1080],
    title,
    hook: compact ? "sky compact" : "sky",
    marks: [
      pathMark(constellationFigures(field), { stroke: "ink", width: form.line, opacity: 0.42 }),
      pathMark(equatorLine(field), { stroke: "ink", width: 0.8 * form.line, opacity: 0.35, dash: "2 6" }),
      pathMark(eclipticLine(field), { stroke: "metal-2", width: 1.1 * form.line, opacity: 0.9, dash: "7 5" }),
      groupMark(starDots(stars, starScale * form.stars), { opacity: 0.9 }),
      pathMark(starCrosses(stars, 1.7, starScale * form.stars), { stroke: "ink", width: 0.7, opacity: 0.8 }),
      ...skyBodies(bodies, projection, body),
      ...azimuthRing(form.line),
      ...windLetters(compact ? quarters(letters) : letters, form.letters),
    ],
  };
}

/** Every degree 8 units, every fifth 14, every tenth 20. */
const ringTicks = Array.from({ length: 360 }, (_, azimuth) =>
  tick(azimuth, 475, 475 + (azimuth % 10 === 0 ? 20 : azimuth % 5 === 0 ? 14 : 8)),
).join("");

/** Horizon ring with its ticks. */
function azimuthRing(line: number): readonly Mark[] {
  return [
    circleMark({ r: horizon }, { stroke: "metal", width: 2.2 * line }),
    circleMark({ r: 475 }, { stroke: "metal", width: 1.2 * line }),
    pathMark(ringTicks, { stroke: "metal", width: 1.2 * line }),
    circleMark({ r: 497 }, { stroke: "metal", width: 1.2 * line }),
  ];
}

/** North up, then counterclockwise: seen from below, the sky has east on the left. */
function windLetters(letters: readonly string[], size: number): readonly Mark[] {
  return letters.map((words, index) => {
    const { x, y } = polar(517, 90 + (index * 360) / letters.length);
    return textMark(
      { x, y: y + Math.round(size * 0.35), words },
      { face: "ui", size, weight: 500, anchor: "middle" },
      { fill: "metal" },
    );
  });
}

/** North, east, south and west: eight large letters would crowd the ring. */
function quarters(letters: readonly string[]): readonly string[] {
  return letters.filter((_, index) => index % (letters.length / 4) === 0);
}
