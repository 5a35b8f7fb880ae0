import type { GlyphName } from "@cosmic/drawings/glyphs/glyphs";
import type { Body } from "@cosmic/sky/sky";
import { planetName } from "../../components/drawings/sky-names.ts";
import { accuracyFigures } from "../../content/accuracy-figures.ts";
import { m } from "../../generated/paraglide/messages.js";

/** A body's name in the visitor's language. */
export function bodyName(body: Body): string {
  switch (body) {
    case "trueNode":
      return m.accuracy_true_node();
    case "meanNode":
      return m.accuracy_mean_node();
    case "meanLilith":
      return m.accuracy_mean_lilith();
    case "chiron":
      return m.accuracy_chiron();
    default:
      return planetName(body);
  }
}

const glyphs = new Map(accuracyFigures.years.map(({ body, glyph }) => [body, glyph]));

export const bodyGlyph = (body: Body): GlyphName | undefined => glyphs.get(body);
