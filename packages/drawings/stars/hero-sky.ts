import type { Drawing, Mark } from "../drawing.ts";
import { circleMark, pathMark, textMark } from "../geometry/marks.ts";
import { lengthOf, polar, round, tick, xy } from "../geometry/polar.ts";
import { zenithProjection } from "./projection.ts";
import {
  constellationFigures,
  eclipticLine,
  type Field,
  placedSky,
  plot,
  starCrosses,
  starDots,
} from "./star-field.ts";

/** The moment and place a page's sky shows. */
export interface PageSky {
  readonly latitudeDeg: number;
  readonly localSiderealTimeDeg: number;
  /** Julian year of the equinox; default 2000. */
  readonly year?: number;
}

interface SkyForm extends PageSky {
  readonly horizon: number;
  /** How far the stars extend, as a multiple of the horizon's radius. */
  readonly reach: number;
  readonly faintest: number;
  readonly scale: number;
}

/** Stars around the wheel on the landing page, past the horizon, with the azimuth ring and its letters (N, E, S, W).
 * Decorative: no title. The page fades the edge and animates the marks hooked `tw`. */
export function heroSky(sky: PageSky & { readonly letters: readonly string[] }): Drawing {
  const horizon = 356;
  // Twinkling stars stay clear of the wheel in front: outside this radius.
  const clear = 320;
  const form = { ...sky, horizon, reach: 1.9, faintest: 5.2, scale: 0.82 };
  const { marks, stars } = skyMarks(form);
  const far = stars.filter((star) => star.magnitude >= 1.6 && lengthOf(star.x, star.y) > clear).slice(0, 14);
  return {
    viewBox: [-840, -840, 1680, 1680],
    title: "",
    hook: "sky",
    marks: [
      ...marks,
      ...far.map((star) => pathMark(`M${xy(star)}h0`, { stroke: "ink", width: 5 }, "tw")),
      circleMark({ r: horizon }, { stroke: "ink", width: 1, opacity: 0.55 }),
      pathMark(ringTicks(horizon), { stroke: "ink", width: 1, opacity: 0.55 }),
      ...sky.letters.map((words, index) => {
        const { x, y } = polar(horizon + 26, 90 + (index * 360) / sky.letters.length);
        const lettering = { face: "ui", size: 15, weight: 500, anchor: "middle" } as const;
        return textMark({ x, y: y + 5, words }, lettering, { fill: "ink-2" });
      }),
    ],
  };
}

/** The wide strip of sky behind a page's closing text; the page fades its middle. Decorative: no title. */
export function closingSky(sky: PageSky): Drawing {
  const { marks } = skyMarks({ ...sky, horizon: 520, reach: 1.7, faintest: 4.6, scale: 0.905 });
  return { viewBox: [-760, -330, 1520, 720], title: "", hook: "sky", marks };
}

function skyMarks(form: SkyForm) {
  const { latitudeDeg, localSiderealTimeDeg, year = 2000, horizon, scale } = form;
  const projection = zenithProjection({ latitudeDeg, siderealTimeDeg: localSiderealTimeDeg });
  const field: Field = { sky: placedSky(projection, year), radius: horizon, reach: horizon * form.reach };
  const stars = plot(form.faintest, field);
  const marks: readonly Mark[] = [
    pathMark(constellationFigures(field), { stroke: "ink", width: 0.9, opacity: 0.26 }, "k-cl"),
    pathMark(eclipticLine(field), { stroke: "metal-2", width: 1.1, opacity: 0.9, dash: "7 5" }),
    ...starDots(stars, scale).map((mark) => ({ ...mark, paint: { ...mark.paint, opacity: 0.9 } })),
    pathMark(starCrosses(stars, 1.7, round(scale * 10) / 10), { stroke: "ink", width: 0.7, opacity: 0.8 }),
  ];
  return { marks, stars };
}

/** Ticks every 2°, 5 units long, longer every tenth degree. */
function ringTicks(horizon: number): string {
  let ticks = "";
  for (let azimuth = 0; azimuth < 360; azimuth += 2) {
    ticks += tick(azimuth, horizon, horizon + (azimuth % 10 === 0 ? 10 : 5));
  }
  return ticks;
}
