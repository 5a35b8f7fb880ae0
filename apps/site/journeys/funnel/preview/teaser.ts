import { tenthsOfOrb } from "@cosmic/chart/display";
import { type Aspect, type Facts, type Planet, planets } from "@cosmic/chart/facts";
import { elements } from "@cosmic/chart/names";
import { planetInSentence, signName } from "../../../components/drawings/sky-names.ts";
import { elementInSentence } from "../../../features/preview-plates/element-mark.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { capitalized } from "../../../locale/format/contractions.ts";
import { fixedText, percentText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";

const aspectSentences: Readonly<
  Record<Aspect["type"], (of: { readonly a: string; readonly b: string; readonly orb: string }) => string>
> = {
  conjunction: m.funnel_teaser_conjunction,
  opposition: m.funnel_teaser_opposition,
  trine: m.funnel_teaser_trine,
  square: m.funnel_teaser_square,
  sextile: m.funnel_teaser_sextile,
  quincunx: m.funnel_teaser_quincunx,
};

/** A teaser of the report: three facts of this particular chart, and what the report makes of them. */
export function teaserOf(facts: Facts, locale: Locale): string {
  const element = elements.reduce((most, next) => (facts.elements[next] > facts.elements[most] ? next : most));
  const strong = planets.reduce((best, next) => (facts.planets[next].score > facts.planets[best].score ? next : best));
  return [
    closestAspect(facts, locale),
    m.funnel_teaser_element({
      element: elementInSentence(element),
      share: percentText(facts.elements[element], locale),
    }),
    m.funnel_teaser_strong({ body: capitalized(planetInSentence(strong)), sign: signName(facts.planets[strong].sign) }),
    m.funnel_teaser_on(),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The chart's closest aspect; without a birth time, aspects of the Moon are skipped. */
function closestAspect({ aspects, timeUnknown }: Facts, locale: Locale): string {
  const sure = aspects.filter(({ a, b }) => !timeUnknown || (a !== "moon" && b !== "moon"));
  const [first, ...rest] = sure;
  if (first === undefined) return "";
  const { a, b, type, orb } = rest.reduce((closest, next) => (next.orb < closest.orb ? next : closest), first);
  const [one, other] = [a, b].map((name) => planets.find((planet: Planet) => planet === name));
  if (one === undefined || other === undefined) return "";
  return aspectSentences[type]({
    a: capitalized(planetInSentence(one)),
    b: planetInSentence(other),
    orb: fixedText(tenthsOfOrb(orb), 1, locale),
  });
}
