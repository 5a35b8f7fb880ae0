import type { HouseNumber, Planet, Point } from "@cosmic/chart/names";

/** Hours of a day without a birth time at which a sign must hold: all of them by default; at least one; noon, for which
 * such a chart is calculated; or at least one at which a sign that the planet rules was rising. */
export const hours = ["every", "any", "noon", "ruling"] as const;
export type Hour = (typeof hours)[number];

/** What can stand in a sign. */
export type Place = Planet | Point | "ascendant" | "midheaven" | `cusp-${HouseNumber}`;

/** States of a planet. Of each line a planet has one at most. */
export const conditions = [
  ...(["domicile", "exaltation", "detriment", "fall"] as const),
  ...(["stationary", "retrograde", "fast", "slow"] as const),
  ...(["cazimi", "combust", "under-beams"] as const),
  ...(["strongest", "weakest"] as const),
  ...(["unaspected"] as const),
] as const;
export type Condition = (typeof conditions)[number];

/** The half of the sky that most planets stand in. */
export const halvesOfSky = ["east", "west", "above", "below", "even"] as const;
export type HalfOfSky = (typeof halvesOfSky)[number];

/** What distinguishes two patterns of one type. */
export const patternTraits = ["sign", "house", "element", "elements", "modality", "apex"] as const;
export type PatternTrait = (typeof patternTraits)[number];

/** Families of structures of the spine, by what they do to a life: rulers that confer, tension, ease, many in one
 * place, a planet at an angle, a ruler over the Sun or the chart, Sun and Moon, a planet alone. */
export type StructureFamily = "chain" | "strain" | "ease" | "crowd" | "angle" | "ruler" | "lights" | "alone";

/** What a structure does to a matter that counts: a ring in which all must agree; two planets with each other’s means; one
 * on whose terms others work; many in one place; two ends in view of each other; two wants for the same hour; several
 * demands at once; a third that fits neither of two; aim and need; one that stands by itself; planets in agreement. */
export const structureManners = [
  ...([
    "circle",
    "exchange",
    "owner",
    "crowd",
    "facing",
    "friction",
    "pressure",
    "misfit",
    "lights",
    "single",
  ] as const),
  "ease",
] as const;
export type StructureManner = (typeof structureManners)[number];

/** Conjunction; square or opposition; sextile or trine. */
export const metNatures = ["beside", "hard", "soft"] as const;
export type MetNature = (typeof metNatures)[number];

/** Conjunction; square or opposition. */
export const storyNatures = ["meets", "presses"] as const;
export type StoryNature = (typeof storyNatures)[number];
