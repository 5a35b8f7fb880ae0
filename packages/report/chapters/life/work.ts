import { possibleSigns } from "@cosmic/chart/certainty/possible-signs";
import { houseFact, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { type Planet, planets } from "@cosmic/chart/facts";
import { joint } from "../../context/blocks.ts";
import { framed, section } from "../../context/chapter-frame.ts";
import { renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Chapter, Section } from "../../document.ts";
import { cuspMargin, planetMargin } from "../planets/margin-notes.ts";
import { listSlot } from "../planets/opening-words.ts";
import { cuspSign } from "./love.ts";

/** Midheaven, tenth, sixth and second house, Saturn, Mars, the Moon and the chart ruler: what you do and how. */
export function work(context: ReportContext): Chapter {
  const { say, facts, words } = context;
  const chapter = {
    id: "work",
    title: say("chapter.work.title"),
    subtitle: say(facts.angles ? "chapter.work.subtitle" : "chapter.work.subtitleUntimed"),
    glyph: facts.angles ? "midheaven" : "saturn",
    tab: "challenges",
    opener: { lines: [words.titled(facts.angles ? "midheaven.sign" : "saturn.sign")] },
    sections: [
      ...byCusp("direction", 10, context),
      ...chartRuler(context),
      ...byCusp("daily-work", 6, context),
      ...byPlanet("effort", "mars", context),
      ...byCusp("worth", 2, context),
      ...byPlanet("duty", "saturn", context),
      ...byPlanet("rest", "moon", context),
    ],
  } as const;
  const inTenth = planets.filter((planet) => facts.planets[planet].house === 10);
  return framed(context, chapter, listSlot(inTenth, say));
}

function byPlanet(side: "effort" | "duty" | "rest", planet: Planet, context: ReportContext): readonly Section[] {
  const { say, facts, words } = context;
  if (possibleSigns(planet, facts).length > 1) return [];
  const fact = placementFact(planet, "sign");
  const heading = facts.planets[planet].sign.toLowerCase();
  const told = renderPassage(context, { subject: `work/${side}`, heading, facts: [fact] });
  const lead = joint(say(`work.lead.${side}`, { placement: words.named(fact) }), [fact]);
  return section(`work-${side}`, say(`work.title.${side}`), [
    ...planetMargin(planet, facts, say).slice(0, 1),
    ...(told.length > 0 ? told : [lead]),
  ]);
}

function byCusp(
  side: "direction" | "daily-work" | "worth",
  house: 2 | 6 | 10,
  context: ReportContext,
): readonly Section[] {
  const { say, facts } = context;
  const sign = side === "direction" ? (facts.angles?.midheaven.sign ?? null) : cuspSign(facts, house);
  if (sign === null) return [];
  const fact = side === "direction" ? "midheaven.sign" : houseFact(house, "sign");
  const told = renderPassage(context, { subject: `work/${side}`, heading: sign.toLowerCase(), facts: [fact] });
  const lead = joint(say(`work.lead.${side}`, { sign: say(`sign.${sign}`) }), [fact]);
  return section(`work-${side}`, say(`work.title.${side}`), [
    ...cuspMargin(house, context),
    ...(told.length > 0 ? told : [lead]),
  ]);
}

/** The chart ruler: the direction of the chart. */
function chartRuler(context: ReportContext): readonly Section[] {
  const { say, facts, words } = context;
  const { chartRuler: ruler } = facts;
  if (ruler === null) return [];
  const told = renderPassage(context, { subject: "work/chart-ruler", heading: ruler, facts: ["chart-ruler"] });
  const lead = joint(say("work.lead.ruler", { placement: words.named(placementFact(ruler, "sign")) }), [
    "chart-ruler",
    placementFact(ruler, "sign"),
  ]);
  return section("work-ruler", say("work.title.ruler"), [
    ...planetMargin(ruler, facts, say).slice(0, 1),
    ...(told.length > 0 ? told : [lead]),
  ]);
}
