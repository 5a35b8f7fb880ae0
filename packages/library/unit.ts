import type {
  AspectEnd,
  AspectType,
  CycleKind,
  Element,
  HouseClass,
  HouseNumber,
  Modality,
  MoonPhaseName,
  PatternType,
  Planet,
  Point,
  Sign,
} from "@cosmic/chart/names";
import type { StructureType } from "@cosmic/chart/spine/spine";
import type { Domain } from "./domain.ts";
import type {
  Condition,
  HalfOfSky,
  Hour,
  MetNature,
  PatternTrait,
  Place,
  StoryNature,
  StructureManner,
} from "./test-words.ts";

/** What a text asserts about the reader: a name of `claims.md`, and the area of life it is said of. */
export interface Claim {
  readonly name: string;
  readonly domain?: Domain;
  /** Set where only one of two labelers found it in the text. */
  readonly faint?: true;
}

/** One condition on the facts of a chart; a unit fits a chart when all of its tests hold. */
export type Test =
  /** A placement stands in one of the signs; of several placements, any one. */
  | { readonly fact: "sign"; readonly of: Place | readonly Place[]; readonly in: readonly Sign[]; readonly hour?: Hour }
  /** Whether a planet kept its sign through the whole of a day without a birth time. */
  | { readonly fact: "sign-held"; readonly of: Planet; readonly is: boolean }
  | { readonly fact: "house"; readonly of: Planet | Point; readonly in: readonly HouseNumber[] }
  /** The house in which the ruler of a house stands. */
  | { readonly fact: "ruler"; readonly house: HouseNumber; readonly stands: readonly HouseNumber[] }
  /** Planets in their usual order; `orb` in degrees, from and below. */
  | {
      readonly fact: "aspect";
      readonly a: Planet;
      readonly b: AspectEnd;
      readonly type: AspectType;
      readonly orb?: readonly [from: number, below: number];
    }
  | { readonly fact: "condition"; readonly body: Planet; readonly is: Condition }
  | { readonly fact: "phase"; readonly in: readonly MoonPhaseName[] }
  | { readonly fact: "share"; readonly of: Element | Modality; readonly is: "dominant" | "missing" | "least" }
  /** Two elements or modalities that lead together, none of them alone. */
  | { readonly fact: "leading-pair"; readonly of: readonly [Element, Element] | readonly [Modality, Modality] }
  | { readonly fact: "half"; readonly is: HalfOfSky }
  | { readonly fact: "house-class"; readonly is: HouseClass }
  | { readonly fact: "rising-signs"; readonly fewerThan: number }
  | {
      readonly fact: "pattern";
      readonly type: PatternType;
      readonly by: PatternTrait;
      /** A sign, house number, element, modality or planet in lower case, or `mixed`. */
      readonly is: string;
    }
  /** Two opposite claims in one book, `needs-closeness.needs-distance`. */
  | { readonly fact: "turn"; readonly pair: string }
  | { readonly fact: "crossing"; readonly kind: CycleKind; readonly count: number }
  /** A life has a crossing of one of these kinds. */
  | { readonly fact: "cycle"; readonly any: readonly CycleKind[] }
  /** A progressed body comes into one of these signs or phases. */
  | { readonly fact: "progressed"; readonly kind: CycleKind; readonly in: readonly (Sign | MoonPhaseName)[] }
  | { readonly fact: "timed"; readonly is: boolean }
  /** A structure of the spine, by its type and key. */
  | { readonly fact: "structure"; readonly type: StructureType; readonly key: string }
  /** In a ring of the spine, planet `a` stands in a sign of planet `b`. */
  | { readonly fact: "linked"; readonly a: Planet; readonly b: Planet }
  /** The manners of the first two structures of the spine, the earlier of the list first. */
  | { readonly fact: "argument"; readonly first: StructureManner; readonly second: StructureManner }
  /** A story of “now”. */
  | { readonly fact: "story"; readonly body: Planet; readonly point: string; readonly nature: StoryNature }
  /** The year from birthday to birthday: its house, or the planet that rules its sign. */
  | { readonly fact: "year"; readonly house?: HouseNumber; readonly ruler?: Planet }
  /** The closest aspect of a body, quincunxes apart; `none` when it has no aspect at all. */
  | { readonly fact: "met"; readonly body: Planet; readonly by: Planet | "none"; readonly nature?: MetNature }
  /** The planet of the heaviest hard aspect to Venus, the Moon or the ruler of the seventh house. */
  | { readonly fact: "pressed"; readonly by: Planet }
  /** The planet that rules the cusp of a house. */
  | { readonly fact: "rules"; readonly house: HouseNumber; readonly planet: Planet }
  /** Holds in every book: what a plan chooses by its own rules. */
  | { readonly fact: "frame"; readonly is: "any" };

/**
 * The shapes of a paragraph: a plain claim, a row of instances, a reason, a border between two claims, a scene, what is
 * hard, what is good, what helps.
 */
export const shapes = ["plain", "instances", "why", "turn", "scene", "hard", "good", "use"] as const;
export type Shape = (typeof shapes)[number];

/** What is to be known of a part without its words. */
export interface PartHead {
  /** Only where the part does not claim what the whole unit claims. */
  readonly claims?: readonly Claim[];
  /** Objects and figures of the English text. */
  readonly images: readonly string[];
  /** Slots that its text fills in every language. */
  readonly slots: readonly string[];
  /** As found in the text of the pattern language; a part without one is plain. */
  readonly shape?: Shape;
}

/** One entry of the catalogue: a text of the library without its words, and the charts it fits. */
export interface Unit {
  /** `planets-in-signs/sun/gemini`; a part of it is `planets-in-signs/sun/gemini#core`. */
  readonly id: string;
  readonly when: readonly [Test, ...Test[]];
  /** Strongest first. */
  readonly claims: readonly Claim[];
  readonly parts: Readonly<Record<string, PartHead>>;
}
