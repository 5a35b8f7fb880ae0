import { planets } from "@cosmic/chart/facts";
import type {
  AccuracyFigures,
  AngleName,
  ClockSource,
  ErrorSpread,
  LongitudeSet,
  PlaceSet,
} from "../../../../apps/site/content/accuracy-figures.ts";
import { publishedDates } from "../dates/published-dates.ts";
import type { AngleName as AngleWords } from "../errors/angle-errors.ts";
import { edgeArcseconds } from "../errors/displayed-minutes.ts";
import { type BodyYears, firstYear, lastYear } from "../errors/error-years.ts";
import type { Spread } from "../errors/errors.ts";
import { hashedPositions } from "../errors/position-bits.ts";
import type { PlaceSetErrors, AccuracyFigures as Worked } from "../figures.ts";
import { bodyNames, promised } from "./body-names.ts";
import { limits, second } from "./stated.ts";

const angles: Readonly<Record<AngleWords, AngleName>> = {
  "Sidereal time": "siderealTime",
  Obliquity: "obliquity",
  Ascendant: "ascendant",
  Midheaven: "midheaven",
  "Placidus cusps": "placidus",
  "Porphyry cusps": "porphyry",
};

/** Keys for the engine's English names of TT − UT1 sources; pages in other languages need a name for each. */
const sources: Readonly<Record<string, ClockSource>> = {
  "observed, Stephenson, Morrison & Hohenkerk 2016, revised 2020": "occultations",
  "observed, Astronomical Almanac": "almanac",
  "measured, IERS": "measured",
  "predicted, IERS Bulletin A": "bulletin",
  "predicted from the last value of IERS Bulletin A": "beyondBulletin",
};

/** Four decimals, as printed in the tables. */
const rounded = (value: number) => Number(value.toFixed(4));
const spread = ({ max, p99, median }: Spread): ErrorSpread => ({
  worst: rounded(max),
  p99: rounded(p99),
  median: rounded(median),
});
const extremes = ({ max, median }: Pick<Spread, "max" | "median">) => ({
  worst: rounded(max),
  median: rounded(median),
});

/** The numbers of the site's accuracy page: the same as in the document, without its text. */
export function publishedFigures(worked: Worked): AccuracyFigures {
  return {
    engine: worked.engine,
    span: { first: firstYear, last: lastYear },
    promised,
    planets: planetsOf(worked),
    years: worked.years.map(published),
    random: placeSet(worked.own),
    randomSpan: { first: 1900, last: 2100 },
    chosen: placeSet(worked.shared),
    joints: longitudeSet(worked.edges),
    later: longitudeSet(worked.later),
    laterSpan: { first: 2100, last: 2120 },
    minutes: { ...worked.minutes, edge: edgeArcseconds },
    angles: {
      places: worked.anglePlaces,
      polar: worked.polarPlaces,
      settingPoints: worked.settingPoints,
      rows: [...worked.angles].map(([words, errors]) => ({ angle: angles[words], ...spread(errors) })),
    },
    motions: worked.motions.map(({ body, speed, distance }) => ({
      body,
      speed: speed && extremes(speed),
      distance: distance && extremes(distance),
    })),
    dates: publishedDates(worked.dates),
    eras: worked.eras.map(era),
    second: { ...second, moon: rounded(second.moon), sun: rounded(second.sun), ascendant: rounded(second.ascendant) },
    peers: peersOf(worked),
    sizes: worked.sizes.map(({ decade, bytes }) => ({ decade: Number(decade), bytes })),
    limits,
    hash: worked.hash,
    hashedPositions,
  };
}

/** Sun, Moon and the eight planets, over all measured moments. */
function planetsOf({ own, shared, edges, later }: Worked): AccuracyFigures["planets"] {
  const sets = [own, shared, edges, later];
  const isPlanet = new Set<string>(planets);
  const errors = sets.flatMap(({ bodies }) =>
    bodies
      .filter(({ body }) => isPlanet.has(body))
      .flatMap(({ longitude, latitude }) => [longitude.max, latitude?.max ?? 0]),
  );
  return { worst: rounded(Math.max(...errors)), moments: sets.reduce((sum, { moments }) => sum + moments, 0) };
}

function placeSet({ moments, bodies }: PlaceSetErrors): PlaceSet {
  const hidden = bodies.flatMap(({ behindSun }) => behindSun ?? []);
  return {
    moments,
    bodies: bodies.map(({ body, longitude, latitude }) => ({
      body,
      longitude: spread(longitude),
      latitude: latitude && spread(latitude),
    })),
    behindSun: {
      places: hidden.reduce((sum, { count }) => sum + count, 0),
      worst: rounded(Math.max(0, ...hidden.map(({ max }) => max))),
    },
  };
}

function longitudeSet({ moments, bodies }: PlaceSetErrors): LongitudeSet {
  return { moments, bodies: bodies.map(({ body, longitude }) => ({ body, ...extremes(longitude) })) };
}

const yearUnits = 1e5;

function published({ body, errors }: BodyYears): AccuracyFigures["years"][number] {
  const { glyph, promised } = bodyNames[body];
  const years = errors.map((error) => (error === null ? "-" : Math.round(error * yearUnits))).join(" ");
  return { body, glyph, promised, years };
}

function era(worked: Worked["eras"][number]): AccuracyFigures["eras"][number] {
  const source = sources[worked.source];
  if (source === undefined) throw new Error(`the page has no name for the source "${worked.source}"`);
  return {
    source,
    years: { first: worked.firstYear, last: worked.lastYear },
    firstSeconds: rounded(worked.firstSeconds),
    lastSeconds: rounded(worked.lastSeconds),
    leastUncertainty: rounded(worked.leastUncertainty),
    mostUncertainty: rounded(worked.mostUncertainty),
  };
}

function peersOf({ peers, ownAndShared }: Worked): AccuracyFigures["peers"] {
  return {
    measured: peers.measured,
    own: longitudeSet(ownAndShared),
    engines: peers.peers.map(({ name, version, longitude }) => ({
      name,
      version,
      bodies: longitude.map((one) => ({ body: one.body, ...extremes(one) })),
    })),
  };
}
