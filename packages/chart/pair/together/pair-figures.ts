import type { Aspect } from "../../facts.ts";
import type { Pattern } from "../../findings.ts";
import {
  type AspectType,
  type Element,
  type Modality,
  type PatternType,
  type Planet,
  planetNamed,
  planetOrder,
  planets,
  type Sign,
  signs,
} from "../../names.ts";
import { type Links, membersOf, type PlanetSet, pairsOf } from "../../patterns/links.ts";
import { grandCrosses, isWithin, kitesOver, mysticRectangles } from "../../patterns/quadrangles.ts";
import { grandTrines, squaredOppositions, yods } from "../../patterns/triangles.ts";
import { required } from "../../required.ts";
import { elementOf, modalityOf } from "../../zodiac/shares.ts";
import type { Contact, Side } from "../contacts/contact.ts";
import { isOfYears } from "../contacts/contact-rules.ts";

/** A planet of one of the two: `first.sun`. */
type OwnedPlanet = `${Side}.${Planet}`;

/** A figure that stands on planets of both. */
export interface PairFigure {
  readonly type: PatternType;
  /** The first person's before the second's, each in the usual order. */
  readonly planets: readonly OwnedPlanet[];
  /** Stelliums only. */
  readonly sign?: Sign;
  readonly apex?: OwnedPlanet;
  readonly element?: Element;
  readonly modality?: Modality;
}

/** One chart as figures across need it. */
export interface FigureChart {
  readonly ruleAspects: readonly Aspect[];
  readonly aspects: readonly Aspect[];
  readonly configurations: readonly Pattern[];
  /** The signs of the planets that may be used. */
  readonly signOf: (planet: Planet) => Sign | null;
}

const perChart = planets.length;
const stelliumFrom = 3;

/**
 * Figures of volume I that need planets of both: within a chart by its own rule aspects, between the charts by the
 * certain contacts. Left out are those that one chart has alone with the same planets, and those of slow planets only.
 */
export function pairFigures(
  first: FigureChart,
  second: FigureChart,
  contacts: readonly Contact[],
): readonly PairFigure[] {
  const charts = [first, second] as const;
  const figures = [...stelliumsAcross(charts), ...linkedFigures(linksAcross(charts, contacts))].map((figure) =>
    described(figure, charts),
  );
  return figures.filter((figure) => charts.every((chart) => !hasAlone(figure, chart)));
}

type Charts = readonly [first: FigureChart, second: FigureChart];

/** Members by index: 0…9 the first person's planets, 10…19 the second's. */
interface Found {
  readonly type: PatternType;
  readonly members: PlanetSet;
  readonly apex?: number;
  readonly sign?: Sign;
  /** Of a kite, its grand trine. */
  readonly trine?: PlanetSet;
}

function linkedFigures(links: Links): readonly Found[] {
  const crosses = grandCrosses(links);
  const trines = grandTrines(links);
  const figures: readonly Found[] = [
    ...squaredOppositions(links)
      .filter(({ members }) => !crosses.some((cross) => isWithin(members, cross)))
      .map((one) => ({ type: "t-square" as const, ...one })),
    ...crosses.map((members) => ({ type: "grand-cross" as const, members })),
    ...trines.map((members) => ({ type: "grand-trine" as const, members })),
    ...trines
      .flatMap((trine) => kitesOver(trine, links))
      .map(({ trine, apex }) => ({ type: "kite" as const, members: trine | (1 << apex), apex, trine })),
    ...yods(links).map((one) => ({ type: "yod" as const, ...one })),
    ...mysticRectangles(links).map((members) => ({ type: "mystic-rectangle" as const, members })),
  ];
  return figures.filter(({ members }) => isOfBoth(members) && !isOfSlow(members));
}

const ofFirst = (1 << perChart) - 1;

function isOfBoth(members: PlanetSet): boolean {
  return (members & ofFirst) !== 0 && members >> perChart !== 0;
}

function isOfSlow(members: PlanetSet): boolean {
  return membersOf(members).every((index) => {
    const planet = planetAt(index);
    return isOfYears(planet, planet);
  });
}

function linksAcross(charts: Charts, contacts: readonly Contact[]): Links {
  const nobody = (): PlanetSet[] => new Array<PlanetSet>(2 * perChart).fill(0);
  const joined: Record<AspectType, PlanetSet[]> = {
    ...{ conjunction: nobody(), opposition: nobody(), trine: nobody() },
    ...{ square: nobody(), sextile: nobody(), quincunx: nobody() },
  };
  const join = (type: AspectType, a: number, b: number): void => {
    joined[type][a] = (joined[type][a] ?? 0) | (1 << b);
    joined[type][b] = (joined[type][b] ?? 0) | (1 << a);
  };
  for (const [chart, shift] of [[charts[0], 0] as const, [charts[1], perChart] as const]) {
    const quincunxes = chart.aspects.filter(({ type }) => type === "quincunx");
    for (const { a, b, type } of [...chart.ruleAspects, ...quincunxes]) {
      const other = indexOf(b);
      if (other === null || chart.signOf(a) === null || chart.signOf(planetAt(other)) === null) continue;
      join(type, planetOrder[a] + shift, other + shift);
    }
  }
  for (const { first, second, type, certain } of contacts) {
    const [a, b] = [indexOf(first), indexOf(second)];
    if (certain && a !== null && b !== null) join(type, a, b + perChart);
  }
  return { ...joined, oppositions: pairsOf(joined.opposition) };
}

function stelliumsAcross(charts: Charts): readonly Found[] {
  return signs.flatMap((sign): readonly Found[] => {
    const [first, second] = charts.map((chart) => planets.filter((planet) => chart.signOf(planet) === sign));
    if (!first?.length || !second?.length) return [];
    const isNeeded = first.length < stelliumFrom && second.length < stelliumFrom;
    if (!isNeeded || first.length + second.length < stelliumFrom) return [];
    let members: PlanetSet = 0;
    for (const planet of first) members |= 1 << planetOrder[planet];
    for (const planet of second) members |= 1 << (planetOrder[planet] + perChart);
    return isOfSlow(members) ? [] : [{ type: "stellium", members, sign }];
  });
}

function described({ type, members, apex, sign, trine }: Found, charts: Charts): PairFigure {
  const signsOf = (set: PlanetSet) =>
    membersOf(set).map((index) => charts[index < perChart ? 0 : 1].signOf(planetAt(index)));
  const element = type === "grand-trine" || type === "kite" ? shared(signsOf(trine ?? members), elementOf) : null;
  const modality = type === "t-square" || type === "grand-cross" ? shared(signsOf(members), modalityOf) : null;
  return {
    type,
    planets: membersOf(members).map(ownedAt),
    ...(sign === undefined ? {} : { sign }),
    ...(apex === undefined ? {} : { apex: ownedAt(apex) }),
    ...(element === null ? {} : { element }),
    ...(modality === null ? {} : { modality }),
  };
}

/** The kind all signs have in common; null when they differ or one is not certain. */
function shared<Kind>(found: readonly (Sign | null)[], kindOf: (sign: Sign) => Kind): Kind | null {
  const kinds = found.map((sign) => (sign === null ? null : kindOf(sign)));
  const [first = null] = kinds;
  return kinds.every((kind) => kind === first) ? first : null;
}

/** Whether one chart has this figure of the same planets by itself. */
function hasAlone({ type, planets: owned }: PairFigure, { configurations }: FigureChart): boolean {
  const names = new Set(owned.map((one) => one.slice(one.indexOf(".") + 1)));
  return configurations.some(
    (own) =>
      own.type === type && own.planets.length === owned.length && own.planets.every((planet) => names.has(planet)),
  );
}

function indexOf(end: string): number | null {
  const planet = planetNamed(end);
  return planet === null ? null : planetOrder[planet];
}

function planetAt(index: number): Planet {
  return required(planets[index % perChart], `the planet ${index}`);
}

function ownedAt(index: number): OwnedPlanet {
  return `${index < perChart ? "first" : "second"}.${planetAt(index)}`;
}
