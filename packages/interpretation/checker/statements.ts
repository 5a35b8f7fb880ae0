import { planets, signs } from "@cosmic/chart/facts";
import { type AspectType, angles, aspectTypes, houseNumbers, type Point } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import { bodyTitled } from "../strings/fact-words.ts";
import { raiseFirst, type Say } from "../strings/fill-strings.ts";

/** Points a book mentions besides the planets. */
const pointNames = ["trueNode", "meanLilith", "chiron", "fortune", "spirit"] as const satisfies readonly Point[];
/** Placeholder for the names in a pattern; occurs in no text. */
const gap = "\u0000";

/** A placement, motion or aspect a text states, in fact keys. */
export interface Stated {
  readonly claims: "sign" | "house" | "retrograde" | AspectType;
  readonly one: string;
  /** The sign, the house number or the other body; empty for a motion. */
  readonly other: string;
  readonly excerpt: string;
}

/** What texts in one language state, independent of the chart. */
export interface StatementReader {
  readonly statementsIn: (text: string) => readonly Stated[];
  /** Terms that require a birth time: houses and angles. */
  readonly timeWordsIn: (text: string) => readonly string[];
}

/** One reader per wording, so that its patterns are built once and texts shared by many books are read once. */
const readers = new Map<string, StatementReader>();
/** The cache is cleared beyond this size. */
const mostRead = 40_000;

/** The reader for a language; its patterns are built from the sentences the book itself uses. */
export function statementReader(say: Say): StatementReader {
  const known = readers.get(signatureOf(say));
  if (known) return known;
  const patterns = patternsOf(say);
  const timed = anyOf([
    ...houseNumbers.map((house) => say(`house.${house}`)),
    ...angles.map((angle) => say(`angle.${angle}`)),
  ]);
  const read = new Map<string, readonly Stated[]>();
  const reader: StatementReader = {
    statementsIn(text) {
      const before = read.get(text);
      if (before) return before;
      if (read.size >= mostRead) read.clear();
      const found = patterns.flatMap((one) => statedIn(text, one));
      read.set(text, found);
      return found;
    },
    timeWordsIn: (text) => [...text.matchAll(timed)].map(([hit]) => hit),
  };
  readers.set(signatureOf(say), reader);
  return reader;
}

/** Identifies a wording: two with these words in common read the same. */
function signatureOf(say: Say): string {
  return [
    ...signs.map((sign) => say(`sign.${sign}`)),
    say("placement.inSign", { placement: gap, sign: gap }),
    say("named.inHouse", { body: gap, house: gap }),
    say("aspectNamed.square", { a: gap, b: gap }),
  ].join();
}

/** A pattern, the literal text any match must contain, and the names its groups stand for. */
interface Pattern {
  readonly claims: Stated["claims"];
  readonly literal: string;
  readonly matcher: RegExp;
  readonly names: NamesOfGroups;
}
/** For a motion, one group: the body. */
type NamesOfGroups = readonly [Names, Names?];
type Names = ReadonlyMap<string, string>;

function patternsOf(say: Say): readonly Pattern[] {
  const bodies = new Map<string, string>(
    [...planets, ...pointNames, ...angles].map((key) => [bodyTitled(key, say), key]),
  );
  const signNames = new Map<string, string>(signs.map((sign) => [say(`sign.${sign}`), sign]));
  const houses = new Map<string, string>(houseNumbers.map((house) => [say(`house.${house}`), String(house)]));
  return [
    pattern("sign", say("placement.inSign", { placement: gap, sign: gap }), [bodies, signNames]),
    pattern("house", say("named.inHouse", { body: gap, house: gap }), [bodies, houses]),
    pattern("retrograde", say("named.retrograde", { body: gap }), [bodies]),
    ...aspectTypes.flatMap((type) => [
      pattern(type, say(`aspectPair.${type}`, { a: gap, b: gap }), [bodies, bodies]),
      pattern(type, say(`aspectNamed.${type}`, { a: gap, b: gap }), [bodies, bodies]),
    ]),
  ];
}

/** A sentence of the wording with its gaps replaced by alternations of names; an article before a name is allowed. */
function pattern(claims: Stated["claims"], sentence: string, names: NamesOfGroups): Pattern {
  const literal = sentence.split(gap).reduce((one, other) => (other.length > one.length ? other : one));
  const pieces = sentence.split(gap).map(escaped);
  const filled = pieces.reduce((text, piece, index) => {
    const alternatives = [...(names[index - 1]?.keys() ?? [])].map(escaped).join("|");
    return `${text}(?:\\p{L}{1,3} )?(${alternatives})${piece}`;
  });
  return { claims, literal, matcher: new RegExp(`(?<!\\p{L})${filled}(?!\\p{L})`, "gu"), names };
}

function statedIn(text: string, { claims, literal, matcher, names }: Pattern): readonly Stated[] {
  if (!text.includes(literal)) return [];
  const [first, second] = names;
  return [...text.matchAll(matcher)].map(([excerpt, a = "", b = ""]) => ({
    claims,
    one: required(first.get(a), a),
    other: second === undefined ? "" : required(second.get(b), b),
    excerpt,
  }));
}

function anyOf(names: readonly string[]): RegExp {
  const forms = names.flatMap((name) => [name, raiseFirst(name)]);
  return new RegExp(`(?<!\\p{L})(?:${[...new Set(forms)].map(escaped).join("|")})(?!\\p{L})`, "gu");
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
