import {
  type AspectEnd,
  type AspectType,
  angleNamed,
  aspectTypes,
  type CycleKind,
  cycleKinds,
  type Element,
  elements,
  type HouseNumber,
  houseNumbers,
  type Modality,
  modalities,
  type PatternType,
  type PlacementName,
  type Planet,
  type Polarity,
  patternTypes,
  planetNamed,
  pointNamed,
  polarities,
  type Sign,
  signs,
} from "../names.ts";
import { type FactId, type PlanetPart, planetParts, type SingleFact, singleFacts } from "./fact-ids.ts";

/** A fact id in its parts. */
export type ParsedFact =
  | { readonly kind: "single"; readonly fact: SingleFact }
  | { readonly kind: "placement"; readonly name: PlacementName; readonly part: "longitude" | "sign" | "house" }
  | { readonly kind: "condition"; readonly name: Planet; readonly part: PlanetPart }
  | { readonly kind: "house"; readonly house: HouseNumber; readonly part: "sign" | "ruler" }
  | { readonly kind: "aspect"; readonly a: Planet; readonly type: AspectType; readonly b: AspectEnd }
  | { readonly kind: "stellium"; readonly sign?: Sign; readonly house?: HouseNumber }
  | {
      readonly kind: "pattern";
      readonly type: Exclude<PatternType, "stellium">;
      readonly planets: readonly Planet[];
    }
  | { readonly kind: "reception"; readonly a: Planet; readonly b: Planet }
  | { readonly kind: "share"; readonly of: Element | Modality | Polarity }
  | { readonly kind: "intercepted"; readonly sign: Sign }
  | { readonly kind: "sidereal"; readonly planet: Planet }
  | { readonly kind: "theme"; readonly rank: number }
  | { readonly kind: "cycle"; readonly cycle: CycleKind };

/** Reads a fact id; undefined for text that is none. Does not ask whether a chart has the fact. */
export function parseFactId(id: string): ParsedFact | undefined {
  const fact = singleFacts.find((one) => one === id);
  if (fact !== undefined) return { kind: "single", fact };
  const cycle = cycleKinds.find((one) => one === id);
  if (cycle !== undefined) return { kind: "cycle", cycle };
  const [subject, part, ...rest] = id.split(".");
  if (subject === undefined || rest.length > 0) return undefined;
  return part === undefined ? whole(subject) : partOf(subject, part);
}

/** The aspect a fact is made of: `square` for `venus-square-saturn` and for a T-square; undefined for other facts. */
export function aspectTypeIn(id: FactId): AspectType | undefined {
  const parsed = parseFactId(id);
  if (parsed?.kind === "aspect") return parsed.type;
  return parsed?.kind === "pattern" ? patternAspects[parsed.type] : undefined;
}

/** Patterns named after the aspect they are made of. */
const patternAspects: Readonly<Partial<Record<PatternType, AspectType>>> = {
  "t-square": "square",
  "grand-trine": "trine",
};

function partOf(subject: string, part: string): ParsedFact | undefined {
  const planet = planetNamed(subject);
  const condition = planetParts.find((one) => one === part);
  if (planet !== null && condition !== undefined) return { kind: "condition", name: planet, part: condition };
  const movable = planet ?? pointNamed(subject);
  const name = movable ?? angleNamed(subject);
  if (name !== null && (part === "longitude" || part === "sign")) return { kind: "placement", name, part };
  if (movable !== null && part === "house") return { kind: "placement", name: movable, part };
  const house = houseAfter("house-", subject);
  if (house !== undefined && (part === "sign" || part === "ruler")) return { kind: "house", house, part };
  if (subject === "sidereal") return sidereal(part);
  const shares = { elements, modalities, polarities } as const;
  if (subject !== "elements" && subject !== "modalities" && subject !== "polarities") return undefined;
  const of = shares[subject].find((one) => one.toLowerCase() === part);
  return of === undefined ? undefined : { kind: "share", of };
}

function sidereal(name: string): ParsedFact | undefined {
  const planet = planetNamed(name);
  return planet === null ? undefined : { kind: "sidereal", planet };
}

function whole(id: string): ParsedFact | undefined {
  const theme = /^theme-([1-9])$/.exec(id)?.[1];
  if (theme !== undefined) return { kind: "theme", rank: Number(theme) };
  const intercepted = signAfter("intercepted-", id);
  if (intercepted !== undefined) return { kind: "intercepted", sign: intercepted };
  const sign = signAfter("stellium-in-", id);
  if (sign !== undefined) return { kind: "stellium", sign };
  const house = houseAfter("stellium-in-house-", id);
  if (house !== undefined) return { kind: "stellium", house };
  return reception(id) ?? pattern(id) ?? aspect(id);
}

function reception(id: string): ParsedFact | undefined {
  const [a = null, b = null, ...rest] = namesAfter("mutual-reception-", id).map(planetNamed);
  return a === null || b === null || rest.length > 0 ? undefined : { kind: "reception", a, b };
}

function pattern(id: string): ParsedFact | undefined {
  const type = patternTypes.find((one) => id.startsWith(`${one}-`));
  if (type === undefined || type === "stellium") return undefined;
  const names = namesAfter(`${type}-`, id);
  const members = names.flatMap((name) => planetNamed(name) ?? []);
  return members.length < 3 || members.length < names.length ? undefined : { kind: "pattern", type, planets: members };
}

function aspect(id: string): ParsedFact | undefined {
  const [first, name, second, ...rest] = id.split("-");
  const a = planetNamed(first);
  const type = aspectTypes.find((one) => one === name);
  const b = second === "ascendant" || second === "midheaven" ? second : planetNamed(second);
  return a === null || type === undefined || b === null || rest.length > 0 ? undefined : { kind: "aspect", a, type, b };
}

function namesAfter(start: string, id: string): readonly string[] {
  return id.startsWith(start) ? id.slice(start.length).split("-") : [];
}

function signAfter(start: string, id: string): Sign | undefined {
  return signs.find((sign) => id === start + sign.toLowerCase());
}

function houseAfter(start: string, id: string): HouseNumber | undefined {
  return houseNumbers.find((house) => id === start + house);
}
