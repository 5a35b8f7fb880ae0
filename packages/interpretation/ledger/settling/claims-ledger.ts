import type { Domain } from "@cosmic/library/domain";
import { type Carrier, isCore, judgingOrder, unitOf } from "../carrier.ts";
import type { PairName, RankedClaim } from "../claim.ts";
import { type Dispute, Disputes, type Judge, type ReconcilingRule, type Settlement } from "./disputes.ts";
import { FaintClaims } from "./faint-claims.ts";
import { type InAspect, relationsBetween, type TurnRelation } from "./turn-relation.ts";

/** What became of one contradiction. */
interface Entry {
  readonly pair: PairName;
  readonly domain: Domain;
  /** The part that stays as it is. */
  readonly held: string;
  /** The part against it: left out if suppressed; a turn stands in its section. */
  readonly against: string;
  readonly outcome: "suppressed" | "turned" | "growth";
  /** Section of the reconciling block; null if none is needed. */
  readonly section: number | null;
  /** Which text the turn has; null if it has none. */
  readonly relation: TurnRelation | null;
}

/** All contradictions of one book, and the parts left out because of them. */
export interface ClaimsLedger {
  readonly entries: readonly Entry[];
  readonly suppressed: ReadonlySet<string>;
}

export interface LedgerInput extends ReconcilingRule {
  /** In any order; a part occurs once. */
  readonly carriers: readonly Carrier[];
  /** The claims of a carrier with their ranks; asked again in every round of a book. */
  readonly rankedOf: (carrier: Carrier) => readonly RankedClaim[];
  readonly inAspect: InAspect;
  /** The vocabulary of claims. */
  readonly pairs: readonly (readonly [string, string])[];
}

/** A contradiction is worth reconciling from this strength on, and from this share of the strength of the other side. */
const worthFrom = { strength: 4, share: 1 / 2 } as const;
/** The same in a short book. */
const worthFromIfShort = { strength: 1, share: 1 / 8 } as const;

/**
 * Decides for every contradiction of a book whether a part is left out, a turn reconciles it where it arises, or the
 * chapter on growth does. What is printed afterward has no contradiction without a reconciling block in or before the
 * later of its two sections. The outcome depends on the carriers alone, not on their order.
 */
export function settleClaims({ carriers, rankedOf, inAspect, pairs, ...rule }: LedgerInput): ClaimsLedger {
  const disputes = new Disputes(rule);
  const faintClaims = new FaintClaims(pairs);
  const { strength, share } = rule.isShort ? worthFromIfShort : worthFrom;
  const isWorthReconciling: Judge = ({ own, held }) => own >= strength && own >= held * share;
  const suppressed = new Set<string>();
  const droppedUnits = new Set<string>();
  const entries: Entry[] = [];
  for (const carrier of judgingOrder(carriers)) {
    const { part } = carrier;
    if (droppedUnits.has(unitOf(part))) {
      suppressed.add(part);
      continue;
    }
    const claims = rankedOf(carrier);
    const conflicts = disputes.conflictsOf(carrier, claims);
    const faint = faintClaims.conflictOf(carrier);
    if (faint === null && disputes.settle(carrier, conflicts, isWorthReconciling)) {
      disputes.admit(carrier, claims);
      faintClaims.admit(carrier);
      continue;
    }
    suppressed.add(part);
    if (isCore(part)) droppedUnits.add(unitOf(part));
    entries.push(...conflicts.map(({ dispute, held }) => suppressedEntry(dispute, held.carrier.part, part)));
    if (faint !== null) entries.push(suppressedEntry(faint, faint.held, part));
  }
  disputes.fillGrowth();
  return { entries: [...entries, ...reconciledEntries(disputes.settled(), inAspect)], suppressed };
}

function suppressedEntry({ pair, domain }: Pick<Dispute, "pair" | "domain">, held: string, against: string): Entry {
  return { pair, domain, held, against, outcome: "suppressed", section: null, relation: null };
}

/** All turns of a pair take the relation of the first of them in the book, whose text serves every area of life. */
function reconciledEntries(settled: readonly Settlement[], inAspect: InAspect): readonly Entry[] {
  const relations = new Map<PairName, TurnRelation | null>();
  return settled.map(({ pair, domain, outcome, held, against, section }) => {
    if (outcome === "turned" && !relations.has(pair))
      relations.set(pair, relationsBetween(held, against, inAspect)[0] ?? null);
    const relation = outcome === "turned" ? (relations.get(pair) ?? null) : null;
    return { pair, domain, held: held.part, against: against.part, outcome, section, relation };
  });
}
