import type { Planet } from "../names.ts";

/** What can be bound: the planets, and the Ascendant with a birth time. */
export type SpineBody = Planet | "ascendant";

/** Kinds of structure, in the order that settles ties. */
export const structureTypes = [
  "ring",
  "reception",
  "final-dispositor",
  "t-square",
  "yod",
  "kite",
  "grand-cross",
  "grand-trine",
  "mystic-rectangle",
  "opposition",
  "square",
  "sign-stellium",
  "house-stellium",
  "angular",
  "chart-ruler",
  "sun-moon",
  "singleton",
  "sun-ruler",
  "close-aspect",
] as const;
export type StructureType = (typeof structureTypes)[number];

/** One structure that holds a chart together. */
export interface Structure {
  readonly type: StructureType;
  /** Names the text: the heaviest member, the pair, the sign, the phase … */
  readonly key: string;
  /** Heaviest first. */
  readonly core: readonly SpineBody[];
  /** The end away from the leader, of an opposition or a square between clusters; empty for others. */
  readonly against: readonly SpineBody[];
  /** How firmly each body hangs on it, 0 < β ≤ 1; bodies that do not are absent. */
  readonly bound: Readonly<Partial<Record<SpineBody, number>>>;
  readonly score: number;
  /** The heaviest of the core, and the heaviest beside it or at the other end; null where there is one body. */
  readonly lead: SpineBody;
  readonly second: SpineBody | null;
}

/** How a body stands to the spine. */
export type Role = "lead" | "opposed" | "member" | "attached" | "outside";

/** The one to three structures that hold a chart. */
export interface Spine {
  readonly structures: readonly Structure[];
  readonly roles: Readonly<Partial<Record<SpineBody, Role>>>;
  /** Share of the chart's weight that is bound, 0…1. */
  readonly coverage: number;
  readonly weights: Readonly<Partial<Record<SpineBody, number>>>;
}
