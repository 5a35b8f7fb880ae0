import type { GlyphName } from "@cosmic/drawings/glyphs/glyphs";
import type { Body } from "@cosmic/sky/sky";

/** A body's name and glyph, and the largest position error we promise for it, arc-seconds. */
export interface BodyName {
  readonly words: string;
  readonly glyph: GlyphName;
  readonly promised: number;
}

/**
 * Largest errors we promise, arc-seconds. The osculating node depends on the Moon's velocity, and Chiron on an orbit
 * that is integrated rather than observed at each moment: those two are `derived`.
 */
export const promised = { direct: 0.005, derived: 0.05 } as const;
const { direct, derived } = promised;

export const bodyNames: Readonly<Record<Body, BodyName>> = {
  sun: { words: "Sun", glyph: "sun", promised: direct },
  moon: { words: "Moon", glyph: "moon", promised: direct },
  mercury: { words: "Mercury", glyph: "mercury", promised: direct },
  venus: { words: "Venus", glyph: "venus", promised: direct },
  mars: { words: "Mars", glyph: "mars", promised: direct },
  jupiter: { words: "Jupiter", glyph: "jupiter", promised: direct },
  saturn: { words: "Saturn", glyph: "saturn", promised: direct },
  uranus: { words: "Uranus", glyph: "uranus", promised: direct },
  neptune: { words: "Neptune", glyph: "neptune", promised: direct },
  pluto: { words: "Pluto", glyph: "pluto", promised: direct },
  trueNode: { words: "True node", glyph: "north-node", promised: derived },
  meanNode: { words: "Mean node", glyph: "north-node", promised: direct },
  meanLilith: { words: "Mean Lilith", glyph: "lilith", promised: direct },
  chiron: { words: "Chiron", glyph: "chiron", promised: derived },
};
