import { factIndex } from "@cosmic/chart/evidence/fact-index";
import { type Facts, planets, type Sign, signs } from "@cosmic/chart/facts";
import { bodyTitled } from "./fact-words.ts";
import { possibleMoonSigns } from "./moon-signs.ts";
import { raiseFirst, type Say } from "./wording-fill.ts";

/** A statement found in a text, and whether the chart has it. */
type Statement = (text: string) => readonly string[];

/** What one chart says, to hold sentences against. */
export interface ChartTruth {
  readonly facts: ReadonlySet<string>;
  readonly timed: boolean;
  /** Statements of a text that the chart does not have: “Mars in Leo”, a house, an angle, a motion. */
  readonly untrue: Statement;
  /** Names that only a birth time gives: houses and angles. */
  readonly timeWords: Statement;
}

const houseNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const aspectTypes = ["conjunction", "opposition", "trine", "square", "sextile", "quincunx"] as const;
const pointNames = ["trueNode", "meanLilith", "chiron", "fortune", "spirit"] as const;
const angleNames = ["ascendant", "midheaven", "descendant", "imumCoeli"] as const;
/** Stands where a pattern’s names go; no text has it. */
const gap = "\u0000";

/** The truth of a chart in the words of one language: the patterns are made of the sentences the book itself uses. */
export function chartTruth(facts: Facts, say: Say): ChartTruth {
  const bodies = new Map(
    [...planets, ...pointNames, ...angleNames].map((key) => [bodyTitled(key, say), key as string]),
  );
  const signNames = new Map(signs.map((sign) => [say(`sign.${sign}`), sign]));
  const houses = new Map(houseNumbers.map((house) => [say(`house.${house}`), house as number]));
  const inSign = pattern(say("placement.inSign", { placement: gap, sign: gap }), [bodies, signNames]);
  const inHouse = pattern(say("named.inHouse", { body: gap, house: gap }), [bodies, houses]);
  const moving = pattern(say("named.retrograde", { body: gap }), [bodies]);
  const talks = aspectTypes.map((type) => ({
    type,
    pair: pattern(say(`aspectPair.${type}`, { a: gap, b: gap }), [bodies, bodies]),
    named: pattern(say(`aspectNamed.${type}`, { a: gap, b: gap }), [bodies, bodies]),
  }));
  const held = new Set(
    [...facts.aspects, ...facts.angleAspects, ...facts.ruleAspects].map(({ a, b, type }) =>
      [type, ...[a, b].sort()].join(),
    ),
  );
  const untrue: Statement = (text) => [
    ...hits(inSign, text, ([body, sign]) => !signsOf(bodies.get(body), facts).includes(signNames.get(sign) ?? "Aries")),
    ...hits(inHouse, text, ([body, house]) => houseOf(bodies.get(body), facts) !== houses.get(house)),
    ...hits(moving, text, ([body]) => !isRetrograde(bodies.get(body), facts)),
    ...talks.flatMap(({ type, pair, named }) =>
      [pair, named].flatMap((one) =>
        hits(one, text, ([a, b]) => !held.has([type, ...[bodies.get(a) ?? "", bodies.get(b) ?? ""].sort()].join())),
      ),
    ),
  ];
  const timed = anyOf([...houses.keys(), ...angleNames.map((angle) => say(`angle.${angle}`))]);
  return {
    facts: new Set(factIndex(facts).keys()),
    timed: !facts.timeUnknown,
    untrue,
    timeWords: (text) => [...text.matchAll(timed)].map(([hit]) => hit),
  };
}

/** A pattern, and the words without which no text can have it: a look that spares most matching. */
interface Pattern {
  readonly literal: string;
  readonly matcher: RegExp;
}
type Names = ReadonlyMap<string, unknown>;

/** A sentence of the wording with its gaps as alternatives of names, an article before a name allowed. */
function pattern(sentence: string, names: readonly Names[]): Pattern {
  const literal = sentence.split(gap).reduce((one, other) => (other.length > one.length ? other : one));
  const pieces = sentence.split(gap).map(escaped);
  const filled = pieces.reduce((text, piece, index) => {
    const alternatives = [...(names[index - 1]?.keys() ?? [])].map(escaped).join("|");
    return `${text}(?:\\p{L}{1,3} )?(${alternatives})${piece}`;
  });
  return { literal, matcher: new RegExp(`(?<!\\p{L})${filled}(?!\\p{L})`, "gu") };
}

function anyOf(names: readonly string[]): RegExp {
  const forms = names.flatMap((name) => [name, raiseFirst(name)]);
  return new RegExp(`(?<!\\p{L})(?:${[...new Set(forms)].map(escaped).join("|")})(?!\\p{L})`, "gu");
}

function hits(
  { literal, matcher }: Pattern,
  text: string,
  isFalse: (names: readonly [string, string]) => boolean,
): readonly string[] {
  if (!text.includes(literal)) return [];
  return [...text.matchAll(matcher)].filter(([, a = "", b = ""]) => isFalse([a, b])).map(([hit]) => hit);
}

function signsOf(body: string | undefined, facts: Facts): readonly Sign[] {
  if (body === "moon") return possibleMoonSigns(facts);
  const planet = planets.find((name) => name === body);
  if (planet) return [facts.planets[planet].sign];
  const angle = angleNames.find((name) => name === body);
  if (angle) return facts.angles ? [facts.angles[angle].sign] : [];
  const point = pointNames.find((name) => name === body);
  const placed = point && facts.points[point];
  return placed ? [placed.sign] : [];
}

function houseOf(body: string | undefined, facts: Facts): number | null {
  const planet = planets.find((name) => name === body);
  if (planet) return facts.planets[planet].house;
  const point = pointNames.find((name) => name === body);
  return (point && facts.points[point]?.house) ?? null;
}

/** Points and angles have no motion of their own to be told. */
function isRetrograde(body: string | undefined, facts: Facts): boolean {
  const planet = planets.find((name) => name === body);
  return planet === undefined || facts.planets[planet].retrograde;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
