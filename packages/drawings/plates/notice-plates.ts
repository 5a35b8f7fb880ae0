import type { Drawing } from "../drawing.ts";
import { circleMark, pathMark } from "../geometry/marks.ts";
import { lengthOf, type Point, polar, stroke, xy } from "../geometry/polar.ts";
import { directionOf } from "../stars/direction.ts";
import { zenithProjection } from "../stars/projection.ts";
import { constellationFigures, type Field, placedSky, plot, starCrosses, starDots } from "../stars/star-field.ts";

/** Half size of both plates, which are drawn around their center. */
const half = { width: 260, height: 150 } as const;
const viewBox = [-half.width, -half.height, 2 * half.width, 2 * half.height] as const;

/** Position of the brightest star of Lynx (J2000.0), degrees; the plate's center lies west of it. */
const alphaLyncis = { raDeg: 140.26, decDeg: 34.39 } as const;
const middle = { raDeg: 124, decDeg: 46 } as const;
const skyRadius = 720;

/** The constellation Lynx with its brightest star removed: art for the 404 page. */
export function notFoundArt(title: string): Drawing {
  // The plate's center stands in for the zenith, and its right ascension for the sidereal time.
  const projection = zenithProjection({ latitudeDeg: middle.decDeg, siderealTimeDeg: middle.raDeg });
  const lifted = projection(directionOf(alphaLyncis));
  const empty = { x: lifted.x * skyRadius, y: lifted.y * skyRadius };
  const field: Field = { sky: placedSky(projection, 2000), radius: skyRadius, reach: 330 };
  const lynx = field.sky.figures.filter((line) =>
    line.some(({ x, y }) => lengthOf(x * skyRadius - empty.x, y * skyRadius - empty.y) < 6),
  );
  const stars = plot(5.6, field).filter((star) => lengthOf(star.x - empty.x, star.y - empty.y) > 6);
  return {
    viewBox,
    title,
    hook: "sky",
    marks: [
      pathMark(graticule(skyRadius), { stroke: "line", width: 0.8 }),
      pathMark(constellationFigures(field), { stroke: "ink", width: 0.8, opacity: 0.26 }),
      pathMark(constellationFigures({ ...field, sky: { ...field.sky, figures: lynx } }), {
        stroke: "metal",
        width: 1.6,
      }),
      ...starDots(stars, 1.1),
      pathMark(starCrosses(stars, 1.7, 1), { stroke: "ink", width: 0.8 }),
      circleMark({ ...empty, r: 9 }, { stroke: "metal", width: 1.2, dash: "3 3" }),
    ],
  };
}

/** Circles of declination and right ascension around the pole; nearly straight on a plate this small. */
function graticule(radius: number): string {
  let path = "";
  const projection = zenithProjection({ latitudeDeg: middle.decDeg, siderealTimeDeg: middle.raDeg });
  const at = (raDeg: number, decDeg: number): Point => {
    const { x, y } = projection(directionOf({ raDeg, decDeg }));
    return { x: x * radius, y: y * radius };
  };
  const run = (points: readonly Point[]) => `M${points.map(xy).join("L")}`;
  for (let dec = 20; dec <= 80; dec += 10) path += run(steps(60, 190, 5).map((ra) => at(ra, dec)));
  for (let ra = 60; ra <= 190; ra += 15) path += run(steps(20, 80, 5).map((dec) => at(ra, dec)));
  return path;
}

const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);

const outer = 110;
const inner = 72;
/** Direction along which the two halves slipped, and how far each moved. */
const slipDeg = 42;
const slip = 22;

/** An engraved circle split and shifted along a line: art for the server error page. */
export function errorArt(title: string): Drawing {
  const along = polar(slip, slipDeg);
  const back = { x: -along.x, y: -along.y };
  const line = stroke(polar(-190, slipDeg), polar(190, slipDeg));
  const halves = [halfCircle(slipDeg, along), halfCircle(slipDeg + 180, back)];
  return {
    viewBox,
    title,
    hook: "sky",
    marks: [
      pathMark(halves.map((one) => one.rings).join(""), { stroke: "ink", width: 1.4 }),
      pathMark(halves.map((one) => one.ticks).join(""), { stroke: "ink", width: 0.9, opacity: 0.75 }),
      pathMark(line, { stroke: "metal", width: 1.2, dash: "10 5 2 5" }),
      circleMark({ ...along, r: 3 }, { fill: "metal" }),
      circleMark({ ...back, r: 3 }, { fill: "metal" }),
    ],
  };
}

/** Half a ring with its ticks, counterclockwise from a direction, shifted. */
function halfCircle(fromDeg: number, moved: Point): { readonly rings: string; readonly ticks: string } {
  const place = (radius: number, deg: number): Point => {
    const { x, y } = polar(radius, deg);
    return { x: x + moved.x, y: y + moved.y };
  };
  const arc = (radius: number) =>
    `M${xy(place(radius, fromDeg))}A${radius} ${radius} 0 0 0 ${xy(place(radius, fromDeg + 180))}`;
  let ticks = "";
  for (let deg = 4; deg < 180; deg += 3) {
    ticks += stroke(place(outer, fromDeg + deg), place(outer + (deg % 15 === 4 ? 13 : 6), fromDeg + deg));
  }
  return { rings: arc(outer) + arc(inner), ticks };
}
