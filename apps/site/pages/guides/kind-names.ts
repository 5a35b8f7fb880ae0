import type { Element, Modality } from "@cosmic/chart/names";
import type { GlyphName } from "@cosmic/drawings/glyphs/glyphs";
import { m } from "../../generated/paraglide/messages.js";

interface KindName {
  readonly glyph: GlyphName;
  readonly words: () => string;
}

export const elementNames: Readonly<Record<Element, KindName>> = {
  Fire: { glyph: "fire", words: m.preview_fire },
  Earth: { glyph: "earth", words: m.preview_earth },
  Air: { glyph: "air", words: m.preview_air },
  Water: { glyph: "water", words: m.preview_water },
};

export const modalityNames: Readonly<Record<Modality, KindName>> = {
  Cardinal: { glyph: "cardinal", words: m.guide_cardinal },
  Fixed: { glyph: "fixed", words: m.guide_fixed },
  Mutable: { glyph: "mutable", words: m.guide_mutable },
};
