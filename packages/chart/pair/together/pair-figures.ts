import type { Aspect } from "../../facts.ts";
import type { Pattern } from "../../findings.ts";
import {
  type AspectType,
  type Element,
  type Modality,
  type PatternType,
  type Planet,
  planetOrder,
  planets,
  type Sign,
  signOrder,
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
  const signOf = signsOf(charts);
  const own = charts.map(({ configurations }) =>
    configurations.map(({ type, planets: members }) => keyOf(type, members)),
  );
  const alone = new Set(own.flat());
  const found = [...stelliumsAcross(signOf), ...linkedFigures(linksAcross(charts, signOf, contacts))];
  return found
    .filter(({ type, members }) => !alone.has(keyOf(type, membersOf(members).map(planetAt))))
    .map((figure) => described(figure, signOf));
}

type Charts = readonly [first: FigureChart, second: FigureChart];
/** The sign of each of the twenty planets by index; null where it may not be used. */
type Signs = readonly (Sign | null)[];

function signsOf(charts: Charts): Signs {
  const found: (Sign | null)[] = [];
  for (const { signOf } of charts) for (const planet of planets) found.push(signOf(planet));
  return found;
}

/** A figure of one chart by its type and planets; a planet of both charts counts twice, so it is nobody's alone. */
function keyOf(type: PatternType, members: readonly Planet[]): string {
  return `${type} ${members.map((planet) => planetOrder[planet]).sort((one, other) => one - other)}`;
}

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

const slow = planets.reduce(
  (set, planet, i) => (isOfYears(planet, planet) ? set | (1 << i) | (1 << (i + perChart)) : set),
  0,
);

function isOfSlow(members: PlanetSet): boolean {
  return isWithin(members, slow);
}

function nobody(): PlanetSet[] {
  return new Array<PlanetSet>(2 * perChart).fill(0);
}

function linksAcross(charts: Charts, signOf: Signs, contacts: readonly Contact[]): Links {
  const joined: Record<AspectType, PlanetSet[]> = {
    ...{ conjunction: nobody(), opposition: nobody(), trine: nobody() },
    ...{ square: nobody(), sextile: nobody(), quincunx: nobody() },
  };
  for (const [chart, shift] of [[charts[0], 0] as const, [charts[1], perChart] as const]) {
    for (const list of [chart.ruleAspects, chart.aspects]) {
      for (const { a, b, type } of list) {
        const one = indexOf(a);
        const other = indexOf(b);
        // Of the calculation orbs a chart's own figures take the quincunxes alone.
        if (one === null || other === null || (list === chart.aspects && type !== "quincunx")) continue;
        if (signOf[one + shift] === null || signOf[other + shift] === null) continue;
        join(joined[type], one + shift, other + shift);
      }
    }
  }
  for (const { first, second, type, certain } of contacts) {
    const [a, b] = [indexOf(first), indexOf(second)];
    if (certain && a !== null && b !== null) join(joined[type], a, b + perChart);
  }
  return { ...joined, oppositions: pairsOf(joined.opposition) };
}

function join(joined: PlanetSet[], a: number, b: number): void {
  joined[a] = (joined[a] ?? 0) | (1 << b);
  joined[b] = (joined[b] ?? 0) | (1 << a);
}

function stelliumsAcross(signOf: Signs): readonly Found[] {
  const inSign = signs.map((): PlanetSet => 0);
  for (let index = 0; index < signOf.length; index += 1) {
    const sign = signOf[index];
    if (sign) inSign[signOrder[sign]] = (inSign[signOrder[sign]] ?? 0) | (1 << index);
  }
  return signs.flatMap((sign): readonly Found[] => {
    const members = inSign[signOrder[sign]] ?? 0;
    const [first, second] = [sizeOf(members & ofFirst), sizeOf(members >> perChart)];
    const isNeeded = first > 0 && second > 0 && first < stelliumFrom && second < stelliumFrom;
    if (!isNeeded || first + second < stelliumFrom || isOfSlow(members)) return [];
    return [{ type: "stellium", members, sign }];
  });
}

function sizeOf(set: PlanetSet): number {
  return membersOf(set).length;
}

function described({ type, members, apex, sign, trine }: Found, signOf: Signs): PairFigure {
  const signsIn = (set: PlanetSet) => membersOf(set).map((index) => signOf[index] ?? null);
  const element = type === "grand-trine" || type === "kite" ? shared(signsIn(trine ?? members), elementOf) : null;
  const modality = type === "t-square" || type === "grand-cross" ? shared(signsIn(members), modalityOf) : null;
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

const indexes: Readonly<Record<string, number>> = planetOrder;

function indexOf(end: string): number | null {
  return indexes[end] ?? null;
}

function planetAt(index: number): Planet {
  return required(planets[index % perChart], `the planet ${index}`);
}

function ownedAt(index: number): OwnedPlanet {
  return `${index < perChart ? "first" : "second"}.${planetAt(index)}`;
}
