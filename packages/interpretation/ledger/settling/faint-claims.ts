import { type Carrier, isCore } from "../carrier.ts";
import { type PairName, type Side, sidesOf } from "../claim.ts";

/** A contradiction in which one side is faint: the carrier is left out for it. */
export interface FaintConflict {
  readonly pair: PairName;
  readonly domain: Carrier["claims"][number]["domain"];
  /** The part that stays. */
  readonly held: string;
}

type Spoken = Map<string, string>;

/**
 * Claims that only one of two labelers found in a text. A part that need not stand, and is not the core of its unit, is
 * left out where it is faintly against what a printed part plainly says, or plainly against what one faintly says; two
 * faint claims are no contradiction, and none of them is ever reconciled in words.
 */
export class FaintClaims {
  readonly #sides: ReadonlyMap<string, Side>;
  /** The first printed part on each side of a pair in a domain. */
  readonly #plain: Spoken = new Map();
  readonly #faint: Spoken = new Map();

  constructor(pairs: readonly (readonly [string, string])[]) {
    this.#sides = sidesOf(pairs);
  }

  /** What a carrier contradicts in this way; null for nothing. */
  conflictOf({ part, claims, mandatory }: Carrier): FaintConflict | null {
    if (mandatory || isCore(part)) return null;
    for (const { name, domain, faint } of claims) {
      const side = this.#sides.get(name);
      if (side === undefined) continue;
      const against = keyOf({ ...side, side: side.side === "first" ? "second" : "first" }, domain);
      const held = (faint ? this.#plain : this.#faint).get(against);
      if (held !== undefined && held !== part) return { pair: side.pair, domain, held };
    }
    return null;
  }

  /** Adds what a printed carrier claims. */
  admit({ part, claims }: Carrier): void {
    for (const { name, domain, faint } of claims) {
      const side = this.#sides.get(name);
      if (side === undefined) continue;
      const spoken = faint ? this.#faint : this.#plain;
      const key = keyOf(side, domain);
      if (!spoken.has(key)) spoken.set(key, part);
    }
  }
}

const keyOf = ({ pair, side }: Side, domain: string): string => `${pair} ${domain} ${side}`;
