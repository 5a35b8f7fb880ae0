import type { Facts } from "@cosmic/chart/facts";
import type { GlyphName } from "@cosmic/drawings/glyphs/glyphs";
import { moonUntilText } from "../../../features/preview-plates/moon-until.ts";
import { signSentence } from "../../../features/preview-plates/sign-sentences.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";

/** One of the preview's three lines. */
export interface Insight {
  readonly glyph: GlyphName;
  readonly text: string;
}

/** Three lines: what the Sun, Moon and rising sign mean, or what can be said of them without a birth time. */
export function insightsOf(facts: Facts, locale: Locale): readonly [Insight, Insight, Insight] {
  const { sun } = facts.planets;
  return [
    { glyph: "sun", text: signSentence("sun", sun.sign) },
    { glyph: "moon", text: moonText(facts, locale) },
    {
      glyph: "ascendant",
      text: facts.angles ? signSentence("rising", facts.angles.ascendant.sign) : m.preview_rising_hours(),
    },
  ];
}

function moonText({ timeUnknown, moonSigns, planets }: Facts, locale: Locale): string {
  const [first, second] = moonSigns;
  if (!timeUnknown || !first || !second) return signSentence("moon", planets.moon.sign);
  return `${moonUntilText(first, second, locale)} ${m.preview_moon_which()}`;
}
