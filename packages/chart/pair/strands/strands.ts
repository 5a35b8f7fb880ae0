import { type Contact, type StrandName, strandNames } from "../contacts/contact.ts";
import { isLittle, type PairTiming, shareOf } from "./shares.ts";

/**
 * How a strand stands: less of it than in most pairs; one sum at least twice the other; both above the median; or some
 * of both.
 */
export type StrandState = "little" | "holds" | "rubs" | "much" | "both";

/** The contacts about one thing, summed by tone; the two sums are never added up or set against each other. */
export interface Strand {
  readonly holds: number;
  readonly rubs: number;
  /** Percentage of random pairs, with as many birth times, that have less; 0…99. */
  readonly shares: { readonly holds: number; readonly rubs: number };
  readonly state: StrandState;
}

/** One sum is so many times the other. */
const oneSided = 2;
/** Half of all pairs have less. */
export const medianShare = 50;

/**
 * The six strands of a pair; without any birth time there is no Midheaven and so no `standing`.
 */
export function strandsOf(
  contacts: readonly Contact[],
  timing: PairTiming,
): Readonly<Partial<Record<StrandName, Strand>>> {
  const strands: Partial<Record<StrandName, Strand>> = {};
  for (const name of strandNames) {
    if (name === "standing" && timing === "untimed") continue;
    strands[name] = strandAt(name, strandSums(contacts, name), timing);
  }
  return strands;
}

/** Both sums of a strand. */
export interface StrandSums {
  readonly holds: number;
  readonly rubs: number;
}

/** Sums of the weights of a strand's contacts, by tone. */
export function strandSums(contacts: readonly Contact[], name: StrandName): StrandSums {
  let holds = 0;
  let rubs = 0;
  for (const { strand, tone, weight } of contacts) {
    if (strand !== name) continue;
    if (tone === "holds") holds += weight;
    if (tone === "rubs") rubs += weight;
  }
  return { holds, rubs };
}

/** A strand from its sums, by the table of pairs with as many birth times. */
export function strandAt(name: StrandName, { holds, rubs }: StrandSums, timing: PairTiming): Strand {
  const place = { name, timing };
  const shares = {
    holds: shareOf(holds, { ...place, tone: "holds" }),
    rubs: shareOf(rubs, { ...place, tone: "rubs" }),
  };
  const little = holds + rubs === 0 || isLittle(holds + rubs, place);
  return { holds, rubs, shares, state: little ? "little" : stateOf({ holds, rubs }, shares) };
}

function stateOf({ holds, rubs }: StrandSums, shares: Strand["shares"]): StrandState {
  if (holds >= oneSided * rubs) return "holds";
  if (rubs >= oneSided * holds) return "rubs";
  return shares.holds >= medianShare && shares.rubs >= medianShare ? "much" : "both";
}
