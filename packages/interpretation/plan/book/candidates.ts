import { possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import { compareTexts } from "@cosmic/chart/compare-texts";
import { type FactId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import type { Facts } from "@cosmic/chart/facts";
import { planetNamed } from "@cosmic/chart/names";
import type { PartHead, Shape, Unit } from "@cosmic/library/unit";
import type { Claim } from "../../ledger/claim.ts";
import { factWeights } from "../../selection/fact-weights.ts";
import { describedOrbDeg } from "../../strings/aspect-words.ts";
import { shapeOfPart } from "../choice/passage-shapes.ts";
import { canFill } from "../frames/line-maker.ts";
import type { PlanInput } from "../plan-input.ts";
import type { ItemRole, PlannedItem, PlannedSlots } from "../report-plan.ts";
import type { Selection } from "./chapter-specs.ts";
import { chartSlots } from "./chart-slots.ts";
import { calledFor } from "./shared-placements.ts";
import { factsOfUnit } from "./unit-facts.ts";

/** A part the book may print. */
export interface Candidate {
  readonly item: PlannedItem;
  readonly unit: Unit;
  /** What it is about. */
  readonly about: AboutFacts;
  readonly claims: readonly Claim[];
  readonly words: number;
  /** Null for a line. */
  readonly shape: Shape | null;
  /** How its sentences open in the pattern language. */
  readonly openings: readonly string[];
  /** Weight of its fact. */
  readonly weight: number;
  /** How far the weight exceeds what such a part requires. */
  readonly urgency: number;
  readonly mandatory: boolean;
  /** Printed only while its chapter has room. */
  readonly optional: boolean;
  /** Without this part it is not printed. */
  readonly core: string;
}

/** Parts in reading order, with the role each is set in. */
const partRoles = {
  core: "core",
  head: "core",
  life: "core",
  close: "joint",
  wide: "joint",
  why: "further",
  turn: "further",
  gift: "gift",
  scene: "scene",
  strain: "strain",
  others: "others",
  practice: "practice",
} as const satisfies Record<string, ItemRole>;
type OrderedPart = keyof typeof partRoles;
const isOrdered = (name: string): name is OrderedPart => name in partRoles;
const orderedParts = Object.keys(partRoles).filter(isOrdered);

/** Orbs under the first take the `close` part of an aspect, over the second its `wide` part, degrees. */
const closeDeg = 1;
const wideDeg = 5;
/** An optional core is as urgent as a strain. */
const optionalCore = 2;
/** Weight of the main fact from which a part is wanted; a core always is. */
const partsFromWeight = { strain: 2, practice: 3, gift: 5, scene: 6, others: 8 } as const;
/** What a chart shares with many others, and does not call for, comes after all else. */
const lastResort = 20;
/** Facts about one of several Moons or rising signs: what they carry is said under a condition. */
const unsure: readonly FactId[] = ["sun-signs", "moon-signs", "rising-signs"];

/** What a unit rests on and names, where its tests do not say. */
export interface Further {
  readonly facts?: readonly FactId[];
  readonly slots?: PlannedSlots;
}

/** Builds the candidates of a book: which parts of a unit it could print, and how much each weighs. */
export function candidateMaker(
  input: Pick<PlanInput, "facts" | "overhead" | "catalogue" | "lengths" | "spine">,
  missing: Set<string>,
) {
  const { facts, catalogue, lengths } = input;
  const calledForBy = calledFor(input);
  const weigh = factWeights(facts);
  const slotsOf = chartSlots(input);
  return (unit: Unit, selection: Selection, further: Further = {}): readonly Candidate[] => {
    const asked = factsOfUnit(unit, facts);
    const grounds = asked.length > 0 ? asked : (further.facts ?? []);
    const [main] = grounds;
    const weight = selection.weight ?? (main === undefined ? 4 : weigh(main));
    const isCalledFor = calledForBy(unit);
    const giftForCore = selection.giftForCore === true && "gift" in unit.parts && isCalledFor("gift");
    const [first] = giftForCore ? ["gift"] : Object.keys(unit.parts);
    if (first === undefined) return [];
    const core = `${unit.id}#${first}`;
    const slots = { ...slotsOf(unit), ...further.slots };
    const about = aboutFacts(grounds);
    const isSure = !grounds.some((fact) => unsure.includes(fact)) && !isOneOfTwoSigns(unit, facts);
    return partsInOrder(unit).flatMap(({ part, name, head }): Candidate[] => {
      const goesWithCore = name === "core" || partRoles[name] === "further";
      const isOff = (goesWithCore && giftForCore) || (name !== "core" && selection.coresOnly === true);
      if (isOff || !fitsOrb(name, main, facts)) return [];
      const words = lengths.wordsOf(part);
      if (words === null) {
        missing.add(part);
        return [];
      }
      if (head.slots.some((slot) => !canFill(slots[slot], lengths))) return [];
      const taken = Object.fromEntries(head.slots.flatMap((slot) => (slots[slot] ? [[slot, slots[slot]]] : [])));
      const isCore = part === core || name === "life";
      return [
        {
          item: { part, role: partRoles[name], facts: grounds, slots: taken },
          ...{ unit, about, claims: isSure ? (catalogue.parts.get(part)?.claims ?? []) : [] },
          ...{ words, weight, core, openings: lengths.openingsOf(part), shape: shapeOfPart(words, head) },
          urgency: weight - requiredOf(name, isCore) - (isCalledFor(partRoles[name]) ? 0 : lastResort),
          mandatory: isCore && selection.mandatory === true && isSure,
          optional: !isCore || selection.optional === true,
        },
      ];
    });
  };
}

/** Whether a unit is about one of two signs that a planet had on a day without a birth time. */
function isOneOfTwoSigns({ id }: Unit, facts: Facts): boolean {
  const [kind, file] = id.split("/");
  const planet = kind === "planets-in-signs" ? planetNamed(file) : null;
  return planet !== null && possibleSigns(planet, facts).length > 1;
}

interface PartInOrder {
  /** Its id. */
  readonly part: string;
  readonly name: OrderedPart;
  readonly head: PartHead;
}

const knownOrders = new WeakMap<Unit, readonly PartInOrder[]>();

/** The parts of a unit in reading order, put in order once. */
function partsInOrder(unit: Unit): readonly PartInOrder[] {
  const before = knownOrders.get(unit);
  if (before) return before;
  const parts = orderedParts.flatMap((name) => {
    const head = unit.parts[name];
    return head === undefined ? [] : [{ part: `${unit.id}#${name}`, name, head }];
  });
  knownOrders.set(unit, parts);
  return parts;
}

function requiredOf(name: OrderedPart, isCore: boolean): number {
  if (isCore || partRoles[name] === "joint" || partRoles[name] === "further") return optionalCore;
  return name === "gift" || name === "scene" || name === "strain" || name === "others" || name === "practice"
    ? partsFromWeight[name]
    : 0;
}

function fitsOrb(name: OrderedPart, main: FactId | undefined, facts: Facts): boolean {
  if (name !== "close" && name !== "wide") return true;
  const parsed = main === undefined ? undefined : parseFactId(main);
  if (parsed?.kind !== "aspect") return false;
  const { a, b, type } = parsed;
  const aspect = facts.aspects.find((one) => one.a === a && one.b === b && one.type === type);
  if (!aspect) return false;
  const orb = describedOrbDeg(aspect, facts);
  return name === "close" ? orb < closeDeg : orb > wideDeg;
}

/** What a set of facts is about. */
export interface AboutFacts {
  /** The fact that names it in a sentence; null where none does. */
  readonly name: FactId | null;
  /** Planets, points and angles; where a fact names it, those of that fact, since a turn speaks of what it names. */
  readonly bodies: readonly string[];
  /** Whether it is about a place of the sky. */
  readonly place: boolean;
}

function aboutFacts(grounds: readonly FactId[]): AboutFacts {
  const parsed = grounds.map((fact) => parseFactId(fact));
  const name = namedFact(grounds);
  return {
    name,
    bodies: [
      ...new Set(
        (name === null ? parsed : [parseFactId(name)]).flatMap((one) => {
          if (one?.kind === "placement" || one?.kind === "condition") return [one.name];
          if (one?.kind === "aspect") return [one.a, one.b];
          return one?.kind === "pattern" ? [...one.planets] : [];
        }),
      ),
    ],
    place: parsed.some((one) => one?.kind === "house" || (one?.kind === "single" && one.fact === "hemispheres")),
  };
}

/** A fact that names a text’s placement in a sentence: its first that is a placement, else the sign of its body. */
function namedFact(grounds: readonly FactId[]): FactId | null {
  for (const fact of grounds) {
    const parsed = parseFactId(fact);
    if (parsed?.kind === "placement" && parsed.part !== "longitude") return fact;
    if (parsed?.kind === "condition") return placementFact(parsed.name, "sign");
    if (parsed?.kind === "aspect") return fact;
    if (parsed?.kind === "house") return `house-${parsed.house}.sign`;
    if (parsed?.kind === "stellium" || parsed?.kind === "pattern") return fact;
  }
  const subject = grounds[0]?.split(".")[0];
  const planet = planetNamed(subject);
  return planet === null ? null : placementFact(planet, "sign");
}

/** Candidates of a unit, unless an earlier chapter has taken it. */
export type Take = (unit: Unit, selection: Selection, further?: Further) => readonly Candidate[];

/** The order of units by their ids. */
export const byId = (one: Unit, other: Unit): number => compareTexts(one.id, other.id);
