import type { Sign } from "@cosmic/chart/facts";
import type { Drawing, Mark } from "./drawing.ts";
import { pathMark, textMark } from "./geometry/marks.ts";
import { lengthOf, type Point, xy } from "./geometry/polar.ts";
import { directionOf } from "./stars/direction.ts";
import { zenithProjection } from "./stars/projection.ts";
import {
  constellationFigures,
  eclipticLine,
  type Field,
  placedSky,
  plot,
  starCrosses,
  starDots,
} from "./stars/star-field.ts";

const half = { width: 330, height: 245 } as const;
/** A degree of the sky is about thirteen units. */
const skyRadius = 1500;
/** A line belongs to a constellation when one of its ends is one of its named stars. */
const sameStar = 8;

interface Constellation {
  readonly raDeg: number;
  readonly decDeg: number;
  /** Its stars with a name of their own, J2000.0: right ascension and declination, degrees. */
  readonly stars: readonly (readonly [name: string, raDeg: number, decDeg: number])[];
}

/** Middles of the plates, and named stars (IAU catalogue of star names). */
const constellations: Readonly<Record<Sign, Constellation>> = {
  Aries: {
    raDeg: 36,
    decDeg: 22,
    stars: [
      ["Hamal", 31.79, 23.46],
      ["Sheratan", 28.66, 20.81],
    ],
  },
  Taurus: {
    raDeg: 68,
    decDeg: 18,
    stars: [
      ["Aldebaran", 68.98, 16.51],
      ["Elnath", 81.57, 28.61],
    ],
  },
  Gemini: {
    raDeg: 106,
    decDeg: 23,
    stars: [
      ["Castor", 113.65, 31.89],
      ["Pollux", 116.33, 28.03],
      ["Alhena", 99.43, 16.4],
    ],
  },
  Cancer: {
    raDeg: 130,
    decDeg: 19,
    stars: [
      ["Acubens", 134.62, 11.86],
      ["Asellus Australis", 131.17, 18.15],
    ],
  },
  Leo: {
    raDeg: 162,
    decDeg: 16,
    stars: [
      ["Regulus", 152.09, 11.97],
      ["Denebola", 177.26, 14.57],
      ["Algieba", 154.99, 19.84],
    ],
  },
  Virgo: {
    raDeg: 198,
    decDeg: -1,
    stars: [
      ["Spica", 201.3, -11.16],
      ["Porrima", 190.42, -1.45],
      ["Vindemiatrix", 195.54, 10.96],
    ],
  },
  Libra: {
    raDeg: 228,
    decDeg: -15,
    stars: [
      ["Zubenelgenubi", 222.72, -16.04],
      ["Zubeneschamali", 229.25, -9.38],
    ],
  },
  Scorpio: {
    raDeg: 252,
    decDeg: -31,
    stars: [
      ["Antares", 247.35, -26.43],
      ["Shaula", 263.4, -37.1],
      ["Dschubba", 240.08, -22.62],
    ],
  },
  Sagittarius: {
    raDeg: 282,
    decDeg: -28,
    stars: [
      ["Kaus Australis", 276.04, -34.38],
      ["Nunki", 283.82, -26.3],
    ],
  },
  Capricorn: {
    raDeg: 315,
    decDeg: -18,
    stars: [
      ["Deneb Algedi", 326.76, -16.13],
      ["Algedi", 304.51, -12.54],
    ],
  },
  Aquarius: {
    raDeg: 334,
    decDeg: -9,
    stars: [
      ["Sadalsuud", 322.89, -5.57],
      ["Sadalmelik", 331.45, -0.32],
      ["Skat", 343.66, -15.82],
    ],
  },
  Pisces: {
    raDeg: 9,
    decDeg: 12,
    stars: [
      ["Alrescha", 30.51, 2.76],
      ["Alpherg", 22.87, 15.35],
    ],
  },
};

/** The constellation that gave a sign its name, with its named stars and the Sun's path through it. North is up. */
export function constellationPlate(sign: Sign, title: string): Drawing {
  const { raDeg, decDeg, stars } = constellations[sign];
  // The middle of the plate takes the zenith's place, and its right ascension that of the sidereal time.
  const projection = zenithProjection({ latitudeDeg: decDeg, siderealTimeDeg: raDeg });
  const field: Field = { sky: placedSky(projection, 2000), radius: skyRadius, reach: 420 };
  const at = (ra: number, dec: number): Point => {
    const { x, y } = projection(directionOf({ raDeg: ra, decDeg: dec }));
    return { x: x * skyRadius, y: y * skyRadius };
  };
  const named = stars.map(([name, ra, dec]) => ({ name, place: at(ra, dec) }));
  const own = field.sky.figures.filter((line) => line.some((point) => named.some(({ place }) => isNear(point, place))));
  const plotted = plot(5.4, field);
  return {
    viewBox: [-half.width, -half.height, 2 * half.width, 2 * half.height],
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
      ...named.map(label),
    ],
  };
}

function isNear(point: Point, place: Point): boolean {
  return lengthOf(point.x * skyRadius - place.x, point.y * skyRadius - place.y) < sameStar;
}

/** A star's name beside it, on the side where there is more room. */
function label({ name, place }: { readonly name: string; readonly place: Point }): Mark {
  const right = place.x < half.width / 2;
  const words = { x: place.x + (right ? 13 : -13), y: place.y - 9, words: name };
  const lettering = { face: "text", size: 17, italic: true, anchor: right ? "start" : "end" } as const;
  return textMark(words, lettering, { fill: "ink", stroke: "ground", width: 4, halo: true });
}

/** Hours of right ascension and tens of declination round the middle. */
function graticule(raDeg: number, decDeg: number, at: (ra: number, dec: number) => Point): string {
  const [ra, dec] = [Math.round(raDeg / 15) * 15, Math.round(decDeg / 10) * 10];
  const run = (points: readonly Point[]) => `M${points.map(xy).join("L")}`;
  const offsets = Array.from({ length: 17 }, (_, index) => (index - 8) * 6);
  const rows = [-30, -20, -10, 0, 10, 20, 30].map((step) => run(offsets.map((offset) => at(ra + offset, dec + step))));
  const hours = [-45, -30, -15, 0, 15, 30, 45].map((step) => run(offsets.map((offset) => at(ra + step, dec + offset))));
  return [...rows, ...hours].join("");
}
