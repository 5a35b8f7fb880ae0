import { compareTexts } from "@cosmic/chart/compare-texts";
import type { Domain } from "@cosmic/library/domain";
import type { Carrier } from "../carrier.ts";
import type { PairName, RankedClaim } from "../claim.ts";

/** A carrier that is printed, and how strongly it makes one claim: its weight less the rank of the claim. */
interface Voice {
  readonly carrier: Carrier;
  readonly strength: number;
}

/** All that a book says on one pair in one domain. */
export interface Dispute {
  readonly key: string;
  readonly pair: PairName;
  readonly domain: Domain;
  readonly first: Voice[];
  readonly second: Voice[];
  outcome: "turned" | "growth" | null;
}

/** A claim of a carrier that contradicts something printed. */
export interface Conflict {
  readonly dispute: Dispute;
  readonly side: "first" | "second";
  readonly strength: number;
  /** The strongest voice on the other side. */
  readonly held: Voice;
}

/** A reconciled dispute: the two parts its block names, and the section it stands in. */
export interface Settlement {
  readonly pair: PairName;
  readonly domain: Domain;
  readonly outcome: "turned" | "growth";
  readonly held: Carrier;
  readonly against: Carrier;
  readonly section: number;
}

/** The lighter side of a contradiction in the chapter on growth is at least this strong; the chapter holds two to five. */
const growthStrength = 6;
const fewestInGrowth = 2;
const mostInGrowth = 5;
/** Most turns in a book, unless mandatory parts need more. */
const mostTurns = 9;
/** The same in a short one. */
const mostTurnsIfShort = 18;

/** What turns and the chapter on growth reconcile. */
export interface ReconcilingRule {
  /** Section of the chapter on growth, which reconciles the heaviest contradictions. */
  readonly growthSection: number;
  /** Whether that chapter takes light contradictions too until it holds two, instead of leaving a part out. */
  readonly growthTakesLight: boolean;
  /** A short book reconciles what a longer one would leave out. */
  readonly isShort: boolean;
}

/** Whether a side of strength `own` can stand against one of strength `held`. */
export type Judge = (strengths: { readonly own: number; readonly held: number }) => boolean;

/** The disputes of one book while its parts are judged one by one. */
export class Disputes {
  readonly #growthSection: number;
  readonly #takesLight: boolean;
  readonly #mostTurns: number;
  readonly #byKey = new Map<string, Dispute>();

  constructor({ growthSection, growthTakesLight, isShort }: ReconcilingRule) {
    this.#growthSection = growthSection;
    this.#takesLight = growthTakesLight;
    this.#mostTurns = isShort ? mostTurnsIfShort : mostTurns;
  }

  /** The claims of a carrier that contradict another printed part. */
  conflictsOf(carrier: Carrier, claims: readonly RankedClaim[]): readonly Conflict[] {
    const conflicts: Conflict[] = [];
    for (const { key, side, rank } of claims) {
      const dispute = this.#byKey.get(key);
      const held = dispute && strongest(dispute[opposite(side)]);
      if (held) conflicts.push({ dispute, side, strength: carrier.weight - rank, held });
    }
    return conflicts;
  }

  /** Reconciles the conflicts of a carrier, or returns false and changes nothing if it is to be left out. */
  settle(carrier: Carrier, conflicts: readonly Conflict[], worth: Judge): boolean {
    const isWorth =
      carrier.mandatory ||
      this.#growthIsOpen() ||
      conflicts.every(({ strength, held }) => worth({ own: strength, held: held.strength }));
    if (!isWorth) return false;
    const before = conflicts.map(({ dispute }) => dispute.outcome);
    for (const conflict of conflicts) {
      const outcome = this.#outcomeFor(conflict, carrier);
      if (outcome === null) {
        for (const [index, { dispute }] of conflicts.entries()) dispute.outcome = before[index] ?? null;
        return false;
      }
      conflict.dispute.outcome = outcome;
    }
    return true;
  }

  /** Adds what a printed carrier claims. */
  admit(carrier: Carrier, claims: readonly RankedClaim[]): void {
    for (const { key, pair, side, rank, claim } of claims) {
      let dispute = this.#byKey.get(key);
      if (!dispute) {
        dispute = { key, pair, domain: claim.domain, first: [], second: [], outcome: null };
        this.#byKey.set(key, dispute);
      }
      dispute[side].push({ carrier, strength: carrier.weight - rank });
    }
  }

  /** Moves the heaviest turns to the chapter on growth until it holds two pairs. */
  fillGrowth(): void {
    const fits = (dispute: Dispute) => sectionOf(dispute) >= this.#growthSection;
    const candidates = this.#with("turned").filter(fits).sort(byKey);
    for (const { pair } of candidates.toSorted((one, other) => lighter(other) - lighter(one))) {
      if (this.#count("growth") >= fewestInGrowth) return;
      for (const dispute of candidates) if (dispute.pair === pair) dispute.outcome = "growth";
    }
  }

  /** All reconciled disputes, in the order of the book. */
  settled(): readonly Settlement[] {
    const settled = [...this.#byKey.values()].flatMap((dispute) => {
      const { key, pair, domain, outcome } = dispute;
      if (outcome === null) return [];
      const section = outcome === "growth" ? this.#growthSection : sectionOf(dispute);
      const [held, against] = outcome === "growth" ? heaviestOf(dispute) : earliestOf(dispute);
      return [{ key, pair, domain, outcome, held: held.carrier, against: against.carrier, section }];
    });
    return settled.sort((one, other) => one.section - other.section || byKey(one, other));
  }

  /** Null if the contradiction cannot be reconciled and the carrier is to be left out. */
  #outcomeFor({ dispute, side, strength, held }: Conflict, carrier: Carrier): Dispute["outcome"] {
    const voices = { ...dispute, [side]: [...dispute[side], { carrier, strength }] };
    const fitsGrowth = sectionOf(voices) >= this.#growthSection;
    // A border is drawn once: what reconciles a pair serves it later too, and in the other areas of life.
    if (fitsGrowth && this.#holds("growth", dispute.pair)) return "growth";
    if (this.#holds("turned", dispute.pair)) return "turned";
    const heavy = this.#growthIsOpen() || Math.min(strength, held.strength) >= growthStrength;
    if (fitsGrowth && heavy && this.#count("growth") < mostInGrowth) return "growth";
    return carrier.mandatory || this.#count("turned") < this.#mostTurns ? "turned" : null;
  }

  /** Whether the chapter on growth takes the next contradiction, whatever its weight. */
  #growthIsOpen(): boolean {
    return this.#takesLight && this.#count("growth") < fewestInGrowth;
  }

  /** Pairs with this outcome. */
  #count(outcome: "turned" | "growth"): number {
    return new Set(this.#with(outcome).map(({ pair }) => pair)).size;
  }

  #holds(outcome: "turned" | "growth", pair: PairName): boolean {
    return this.#with(outcome).some((dispute) => dispute.pair === pair);
  }

  #with(outcome: "turned" | "growth"): Dispute[] {
    return [...this.#byKey.values()].filter((dispute) => dispute.outcome === outcome);
  }
}

const byKey = (one: Pick<Dispute, "key">, other: Pick<Dispute, "key">): number => compareTexts(one.key, other.key);

function opposite(side: "first" | "second"): "first" | "second" {
  return side === "first" ? "second" : "first";
}

function strongest(voices: readonly Voice[]): Voice | undefined {
  return voices.reduce<Voice | undefined>(
    (best, voice) => (best === undefined || voice.strength > best.strength ? voice : best),
    undefined,
  );
}

function earliest(voices: readonly Voice[]): Voice | undefined {
  return voices.toSorted(
    (one, other) => one.carrier.section - other.carrier.section || other.strength - one.strength,
  )[0];
}

type Sides = Pick<Dispute, "first" | "second">;

/** Where a turn is due: the first section by which both sides have spoken. */
function sectionOf({ first, second }: Sides): number {
  const start = (voices: readonly Voice[]) => Math.min(...voices.map(({ carrier }) => carrier.section));
  return Math.max(start(first), start(second));
}

function lighter({ first, second }: Sides): number {
  return Math.min(strongest(first)?.strength ?? 0, strongest(second)?.strength ?? 0);
}

/** The voices a turn names: the first of each side in the book, the earlier one first. */
function earliestOf({ first, second, key }: Dispute): readonly [Voice, Voice] {
  const [one, other] = both(earliest(first), earliest(second), key);
  return other.carrier.section < one.carrier.section ? [other, one] : [one, other];
}

/** The voices the chapter on growth names: the strongest of each side, the stronger one first. */
function heaviestOf({ first, second, key }: Dispute): readonly [Voice, Voice] {
  const [one, other] = both(strongest(first), strongest(second), key);
  return other.strength > one.strength ? [other, one] : [one, other];
}

function both(one: Voice | undefined, other: Voice | undefined, key: string): readonly [Voice, Voice] {
  if (!one || !other) throw new Error(`The dispute on ${key} was settled although only one side has spoken.`);
  return [one, other];
}
