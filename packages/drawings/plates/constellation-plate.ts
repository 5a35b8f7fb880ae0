import type { Sign } from "@cosmic/chart/facts";
import type { Drawing, Mark } from "../drawing.ts";
import { pathMark, textMark } from "../geometry/marks.ts";
import { lengthOf, type Point, round, xy } from "../geometry/polar.ts";
import { directionOf } from "../stars/direction.ts";
import { zenithProjection } from "../stars/projection.ts";
import {
  constellationFigures,
  eclipticLine,
  type Field,
  placedSky,
  plot,
  starCrosses,
  starDots,
} from "../stars/star-field.ts";
import { zodiacConstellations } from "../stars/zodiac-constellations.ts";
import { sheetFrame } from "../svg/sheet-frame.ts";

const half = { width: 330, height: 245 } as const;
/** About thirteen units per degree of sky, fewer if the constellation would not fit. */
const largestRadius = 1500;
/** Margin around the constellation, for the frame and names. */
const margin = { x: 64, y: 52 } as const;
/** A line belongs to a constellation if it passes through one of its named stars, or through a star on such a line.
 * Tolerance for "same star", at radius 1. */
const sameStar = 8 / largestRadius;

/** The part of the sky a plate shows: its center, and how stars map onto it. */
interface Sheet {
  readonly middle: Point;
  readonly radius: number;
  readonly field: Field;
  readonly own: Lines;
  readonly at: (raDeg: number, decDeg: number) => Point;
}

/** A sign's whole constellation, as large as possible. The table's center stands in for the zenith, and its right
 * ascension for the sidereal time. */
function sheetOf(sign: Sign): Sheet {
  const { raDeg, decDeg, stars, shared } = zodiacConstellations[sign];
  const projection = zenithProjection({ latitudeDeg: decDeg, siderealTimeDeg: raDeg });
  const sky = placedSky(projection, 2000);
  const on = (ra: number, dec: number) => projection(directionOf({ raDeg: ra, decDeg: dec }));
  const starts = stars.filter(([name]) => name !== shared).map(([, ra, dec]) => on(ra, dec));
  const closed = stars.filter(([name]) => name === shared).map(([, ra, dec]) => on(ra, dec));
  const own = joined(sky.figures, starts, closed);
  const [xs, ys] = [own.flat().map(({ x }) => x), own.flat().map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const radius = Math.min(
    largestRadius,
    (2 * (half.width - margin.x)) / (right - left),
    (2 * (half.height - margin.y)) / (bottom - top),
  );
  const middle = { x: round(((left + right) / 2) * radius), y: round(((top + bottom) / 2) * radius) };
  const reach = lengthOf(half.width, half.height) + lengthOf(middle.x, middle.y);
  return {
    ...{ middle, radius, own },
    field: { sky, radius, reach },
    at: (ra, dec) => {
      const { x, y } = on(ra, dec);
      return { x: x * radius, y: y * radius };
    },
  };
}

/** The constellation a sign is named after, with its named stars and the Sun's path through it. North is up. */
export function constellationPlate(sign: Sign, title: string): Drawing {
  return plateOn(sheetOf(sign), sign, title);
}

function plateOn({ middle, field, own, at }: Sheet, sign: Sign, title: string): Drawing {
  const { raDeg, decDeg, stars } = zodiacConstellations[sign];
  const plotted = plot(5.4, field);
  return {
    viewBox: [middle.x - half.width, middle.y - half.height, 2 * half.width, 2 * half.height],
    title,
    hook: "sky",
    marks: [
      pathMark(graticule(raDeg, decDeg, at), { stroke: "line", width: 0.9 }),
      pathMark(eclipticLine(field), { stroke: "metal-2", width: 1.3, dash: "8 5" }),
      pathMark(constellationFigures(field), { stroke: "ink", width: 0.8, opacity: 0.26 }),
      pathMark(constellationFigures({ ...field, sky: { ...field.sky, figures: own } }), {
        stroke: "metal",
        width: 1.8,
      }),
      ...starDots(plotted, 1.25),
      pathMark(starCrosses(plotted, 1.7, 1.1), { stroke: "ink", width: 0.8 }),
      ...stars.map(([name, ra, dec]) => label(name, at(ra, dec), middle)),
    ],
  };
}

/** The plate as an atlas page: a frame with a degree scale, and celestial circles labeled at its edges. */
export function constellationSheet(sign: Sign, title: string): Drawing {
  const sheet = sheetOf(sign);
  const plate = plateOn(sheet, sign, title);
  const { raDeg, decDeg } = zodiacConstellations[sign];
  const { radius, at } = sheet;
  return { ...plate, marks: [...plate.marks, ...sheetFrame({ viewBox: plate.viewBox, raDeg, decDeg, radius, at })] };
}

type Lines = readonly (readonly Point[])[];

/** The lines through the starting places and all lines connected to them, except those connected only through a closed
 * place. */
function joined(lines: Lines, starts: readonly Point[], closed: readonly Point[]): Lines {
  const meets = (line: readonly Point[], places: readonly Point[]) =>
    line.some((point) => places.some((place) => isNear(point, place)));
  const through = (places: readonly Point[]) => lines.filter((line) => meets(line, places));
  let met = through(starts);
  for (;;) {
    const open = met.flat().filter((point) => !meets([point], closed));
    const more = through(open);
    if (more.length === met.length) return met;
    met = more;
  }
}

function isNear(point: Point, place: Point): boolean {
  return lengthOf(point.x - place.x, point.y - place.y) < sameStar;
}

/** A star's name, on the side with more room. */
function label(name: string, place: Point, middle: Point): Mark {
  const right = place.x - middle.x < half.width / 2;
  const words = { x: place.x + (right ? 13 : -13), y: place.y - 9, words: name };
  const lettering = { face: "text", size: 17, italic: true, anchor: right ? "start" : "end" } as const;
  return textMark(words, lettering, { fill: "ink", stroke: "ground", width: 4, halo: true });
}

/** Hour circles of right ascension and every ten degrees of declination around the center. */
function graticule(raDeg: number, decDeg: number, at: Sheet["at"]): string {
  const [ra, dec] = [Math.round(raDeg / 15) * 15, Math.round(decDeg / 10) * 10];
  const run = (points: readonly Point[]) => `M${points.map(xy).join("L")}`;
  const offsets = Array.from({ length: 21 }, (_, index) => (index - 10) * 6);
  const rows = [-40, -30, -20, -10, 0, 10, 20, 30, 40].map((step) =>
    run(offsets.map((offset) => at(ra + offset, dec + step))),
  );
  const hours = [-60, -45, -30, -15, 0, 15, 30, 45, 60].map((step) =>
    run(offsets.map((offset) => at(ra + step, dec + offset))),
  );
  return [...rows, ...hours].join("");
}
