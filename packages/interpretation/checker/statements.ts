import { planets, signs } from "@cosmic/chart/facts";
import { type AspectType, angles, aspectTypes, houseNumbers, type Point } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import type { WordingKey } from "@cosmic/library/generated/wording-keys";
import { bodyNamed, bodyTitled } from "../strings/fact-words.ts";
import { raiseFirst, type Say, slotsIn } from "../strings/fill-strings.ts";
import { beforeValues } from "../strings/slot-forms.ts";

/** Points a book mentions besides the planets. */
const pointNames = ["trueNode", "meanLilith", "chiron", "fortune", "spirit"] as const satisfies readonly Point[];
const bodyKeys = [...planets, ...pointNames, ...angles] as const;
/** An article before a name. */
const article = "\\p{L}{1,3} ";

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
    ...angles.flatMap((angle) => bodyForms(angle, say).map(([name]) => name)),
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
function signatureOf({ wording }: Say): string {
  return [
    ...signs.map((sign) => wording[`sign.${sign}`]),
    ...angles.map((angle) => wording[`angleNamed.${angle}`]),
    wording["placement.inSign"],
    wording["named.inHouse"],
    wording["aspectNamed.square"],
  ].join();
}

/** A pattern, the literal text any match must contain, and the names each of its groups stands for. */
interface Pattern {
  readonly claims: Stated["claims"];
  readonly literal: string;
  readonly matcher: RegExp;
  /** In the order of the text, which is the language's. */
  readonly groups: readonly Group[];
}
interface Group {
  readonly stands: "one" | "other";
  readonly names: Names;
}
type Names = ReadonlyMap<string, string>;

function patternsOf(say: Say): readonly Pattern[] {
  const bodies: Names = new Map(bodyKeys.flatMap((key) => bodyForms(key, say)));
  const signNames: Names = new Map(signs.map((sign) => [say(`sign.${sign}`), sign]));
  const houses: Names = new Map(houseNumbers.map((house) => [say(`house.${house}`), String(house)]));
  const body: Group = { stands: "one", names: bodies };
  const pair = { a: body, b: { stands: "other", names: bodies } } as const;
  return [
    pattern("sign", "placement.inSign", { placement: body, sign: { stands: "other", names: signNames } }, say),
    pattern("house", "named.inHouse", { body, house: { stands: "other", names: houses } }, say),
    pattern("retrograde", "named.retrograde", { body }, say),
    ...aspectTypes.flatMap((type) => [
      pattern(type, `aspectPair.${type}`, pair, say),
      pattern(type, `aspectNamed.${type}`, pair, say),
    ]),
  ];
}

/** A body as titles and as sentences name it, the article left off: `Ascendente`, `ascendente`. */
function bodyForms(key: (typeof bodyKeys)[number], say: Say): readonly (readonly [name: string, key: string])[] {
  const named = bodyNamed(key, say).replace(new RegExp(`^${article}`, "u"), "");
  return [bodyTitled(key, say), named].map((name) => [name, key]);
}

/** A text of the wording with its slots replaced by alternations of names, behind what their form puts before them and
 * an article. */
function pattern(
  claims: Stated["claims"],
  key: WordingKey,
  groups: Readonly<Record<string, Group>>,
  { wording, rules }: Say,
): Pattern {
  const text = wording[key];
  const slots = slotsIn(text);
  const ends = [...slots.map(({ start }) => start), text.length];
  const pieces = ends.map((end, index) => text.slice(slots[index - 1]?.end ?? 0, end));
  const inOrder = slots.map(({ name }) => required(groups[name], `the names of {${name}} in ${key}`));
  const filled = pieces.map((piece, index) => {
    const slot = slots[index - 1];
    if (!slot) return escaped(piece);
    const before = slot.form === undefined ? [] : beforeValues(required(rules.forms[slot.form], slot.form));
    const names = [...required(inOrder[index - 1], key).names.keys()].map(escaped).join("|");
    return `(?:${before.map(escaped).join("|")})?(?:${article})?(${names})${escaped(piece)}`;
  });
  const literal = pieces.reduce((one, other) => (other.length > one.length ? other : one));
  return {
    claims,
    literal,
    matcher: new RegExp(`(?<!\\p{L})${filled.join("")}(?!\\p{L})`, "gu"),
    groups: inOrder,
  };
}

function statedIn(text: string, { claims, literal, matcher, groups }: Pattern): readonly Stated[] {
  if (!text.includes(literal)) return [];
  return [...text.matchAll(matcher)].map(([excerpt, ...found]) => {
    const read = (stands: Group["stands"]): string => {
      const at = groups.findIndex((group) => group.stands === stands);
      const name = found[at];
      return name === undefined ? "" : required(groups[at]?.names.get(name), name);
    };
    return { claims, one: read("one"), other: read("other"), excerpt };
  });
}

function anyOf(names: readonly string[]): RegExp {
  const forms = names.flatMap((name) => [name, raiseFirst(name)]);
  return new RegExp(`(?<!\\p{L})(?:${[...new Set(forms)].map(escaped).join("|")})(?!\\p{L})`, "gu");
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
