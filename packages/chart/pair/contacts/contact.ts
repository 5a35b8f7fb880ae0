import { type AspectType, type Planet, planets } from "../../names.ts";

/** One of the two people. */
export const sides = ["first", "second"] as const;
export type Side = (typeof sides)[number];
export function otherSide(side: Side): Side {
  return side === "first" ? "second" : "first";
}

export type PairAngle = "ascendant" | "midheaven";
export type PairPoint = "chiron" | "trueNode";
/** What can meet across two charts. */
export type PairEnd = Planet | PairAngle | PairPoint;
/** The order of a contact's ends where nothing else decides. */
export const pairEnds: readonly PairEnd[] = [...planets, "ascendant", "midheaven", "chiron", "trueNode"];

export function isPairAngle(end: PairEnd): end is PairAngle {
  return end === "ascendant" || end === "midheaven";
}
export function isPairPoint(end: PairEnd): end is PairPoint {
  return end === "chiron" || end === "trueNode";
}

/** How two ends meet: 0°; 60° and 120°; 90°; 180°; 150°. */
export type Nature = "beside" | "flows" | "rubs" | "across" | "aslant";
/** Whether a contact eases or chafes; `none` for quincunxes, Chiron and the node. */
export type Tone = "holds" | "rubs" | "none";

export const strandNames = ["home", "talk", "spark", "staying", "widening", "standing"] as const;
/** What a contact is about. */
export type StrandName = (typeof strandNames)[number];

/** `first.venus-trine-second.saturn`. */
export type ContactId = `first.${PairEnd}-${AspectType}-second.${PairEnd}`;

/** An aspect from a body, point or angle of one chart to one of another. */
export interface Contact {
  readonly id: ContactId;
  /** Whatever of the first chart takes part. */
  readonly first: PairEnd;
  readonly second: PairEnd;
  readonly type: AspectType;
  readonly nature: Nature;
  /** Degrees from exact; whole degrees where a birth time is unknown. */
  readonly orb: number;
  /** 0…12; 0 where the contact does not count: two slow planets, Chiron, the node, or not certain. */
  readonly weight: number;
  readonly tone: Tone;
  /** Null where the contact does not count. */
  readonly strand: StrandName | null;
  /** The same two bodies also meet with the people exchanged. */
  readonly bothWays: boolean;
  /** Holds all through the days in which the births may lie. */
  readonly certain: boolean;
}

/** The id of a contact. */
export function contactId({ first, type, second }: Pick<Contact, "first" | "type" | "second">): ContactId {
  return `first.${first}-${type}-second.${second}`;
}
