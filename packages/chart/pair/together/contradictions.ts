import {
  type Contact,
  type ContactId,
  type PairEnd,
  type Side,
  type StrandName,
  sides,
  strandNames,
} from "../contacts/contact.ts";
import { counts } from "../contacts/contact-rules.ts";
import { medianShare, type Strand } from "../strands/strands.ts";

/**
 * Why a pair says two things at once: two bodies meet both ways with opposite tones; one body is held and rubbed by the
 * other person; one strand holds while another rubs.
 */
type PairGround = "both-ways" | "held-and-rubbed" | "strands";

/** A contradiction, and the contacts it stands on: the one that holds first. */
export interface PairContradiction {
  readonly ground: PairGround;
  readonly contacts: readonly ContactId[];
}

/** What the strands add to the question. */
type Strands = Readonly<Partial<Record<StrandName, Pick<Strand, "state" | "shares">>>>;

/** Both contacts of a body that is held and rubbed weigh at least this. */
const leastWeight = 2;

/** Every contradiction of a pair, ground by ground; takes the contacts heaviest first. */
export function pairContradictions(contacts: readonly Contact[], strands: Strands): readonly PairContradiction[] {
  const counted = contacts.filter(counts);
  return [...bothWays(counted), ...heldAndRubbed(counted), ...betweenStrands(counted, strands)];
}

function bothWays(contacts: readonly Contact[]): readonly PairContradiction[] {
  const found: PairContradiction[] = [];
  for (const holding of contacts) {
    if (!holding.bothWays || holding.tone !== "holds") continue;
    const back = contacts.find((one) => one.first === holding.second && one.second === holding.first);
    if (back?.tone === "rubs") found.push({ ground: "both-ways", contacts: [holding.id, back.id] });
  }
  return found;
}

function heldAndRubbed(contacts: readonly Contact[]): readonly PairContradiction[] {
  const heavy = contacts.filter(({ weight }) => weight >= leastWeight);
  return sides.flatMap((side) =>
    endsOf(heavy, side).flatMap((end) => {
      const own = heavy.filter((one) => one[side] === end);
      const holding = own.find(({ tone }) => tone === "holds");
      const rubbing = own.find(({ tone }) => tone === "rubs");
      return holding && rubbing ? [{ ground: "held-and-rubbed" as const, contacts: [holding.id, rubbing.id] }] : [];
    }),
  );
}

function endsOf(contacts: readonly Contact[], side: Side): readonly PairEnd[] {
  return [...new Set(contacts.map((one) => one[side]))];
}

function betweenStrands(contacts: readonly Contact[], strands: Strands): readonly PairContradiction[] {
  const standing = (tone: "holds" | "rubs") =>
    strandNames.filter((name) => strands[name]?.state === tone && strands[name].shares[tone] >= medianShare);
  const heaviest = (name: StrandName, tone: "holds" | "rubs") =>
    contacts.find((one) => one.strand === name && one.tone === tone);
  return standing("holds").flatMap((one) =>
    standing("rubs").flatMap((other) => {
      const holding = heaviest(one, "holds");
      const rubbing = heaviest(other, "rubs");
      return holding && rubbing ? [{ ground: "strands" as const, contacts: [holding.id, rubbing.id] }] : [];
    }),
  );
}
