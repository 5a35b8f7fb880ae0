import type { Facts, Planet } from "@cosmic/chart/facts";
import { planets } from "@cosmic/chart/facts";
import { elements as elementNames } from "@cosmic/chart/names";
import type { GlyphName } from "@cosmic/drawings/glyphs/glyphs";
import { planetName, signName } from "../../../components/drawings/sky-names.ts";
import { elementName } from "../../../features/preview-plates/element-mark.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { percentText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";

/** A line of the report's table of contents; `detail` comes from this visitor's own chart. */
export interface ContentsLine {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly detail?: string;
}

/** The life line runs to this age. */
const lastAge = 90;

/** The report's contents for this chart, in order. Without a birth time there are no houses. */
export function contentsOf(facts: Facts, locale: Locale): readonly ContentsLine[] {
  const timed = facts.angles !== null;
  const bodyIn = (body: Planet) =>
    m.preview_holds_in({ body: planetName(body), sign: signName(facts.planets[body].sign) });
  const career = facts.angles
    ? m.preview_holds_in({ body: m.preview_holds_midheaven(), sign: signName(facts.angles.midheaven.sign) })
    : bodyIn("sun");
  return [
    {
      glyph: "sun",
      title: timed ? m.preview_holds_trio() : m.preview_holds_two(),
      detail: m.preview_holds_count_signs({ count: timed ? 3 : 2 }),
    },
    {
      glyph: "mercury",
      title: timed ? m.preview_holds_planets() : m.preview_holds_planets_untimed(),
      detail: m.preview_holds_count_planets({ count: planets.length }),
    },
    housesLine(facts),
    {
      glyph: "trine",
      title: m.preview_holds_aspects(),
      detail: m.preview_holds_count_aspects({ count: facts.aspects.length }),
    },
    { glyph: "water", title: m.preview_holds_elements(), detail: strongestElement(facts, locale) },
    { glyph: "venus", title: m.preview_holds_love(), detail: bodyIn("venus") },
    { glyph: facts.angles ? "midheaven" : "star-4", title: m.preview_holds_career(), detail: career },
    { glyph: "saturn", title: m.preview_holds_cycles(), detail: m.preview_holds_to_age({ age: lastAge }) },
    { glyph: "square", title: m.preview_holds_growth() },
    { glyph: "book", title: m.preview_holds_appendix() },
  ];
}

/** The houses and their house system; without a birth time, the day itself and the signs that rose during it. */
function housesLine({ houses, risingSigns }: Facts): ContentsLine {
  if (houses === null) {
    const count = new Set(risingSigns.map(({ sign }) => sign)).size;
    return { glyph: "clock", title: m.preview_holds_day(), detail: m.preview_holds_count_signs({ count }) };
  }
  const system = houses.system === "placidus" ? m.preview_holds_placidus() : m.preview_holds_porphyry();
  return { glyph: "ascendant", title: m.preview_holds_houses(), detail: system };
}

function strongestElement({ elements }: Facts, locale: Locale): string {
  const strongest = elementNames.reduce((most, next) => (elements[next] > elements[most] ? next : most));
  return m.preview_holds_share({ name: elementName(strongest), share: percentText(elements[strongest], locale) });
}
