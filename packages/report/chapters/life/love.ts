import { certainElement, possibleSigns } from "@cosmic/chart/certainty/possible-signs";
import { houseFact, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Facts, Planet, Sign } from "@cosmic/chart/facts";
import { signAt } from "@cosmic/chart/zodiac/longitude";
import { joint } from "../../context/blocks.ts";
import { framed, section } from "../../context/chapter-frame.ts";
import { renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Chapter, Section } from "../../document.ts";
import { houseWheelBlock } from "../../drawings/house-wheel-block.ts";
import { cuspMargin, planetMargin } from "../planets/margin-notes.ts";

/** Venus, Mars, Moon, fifth and seventh house combined: how you choose, attach, argue, stay, and what to ask for. */
export function love(context: ReportContext): Chapter {
  const { say, words } = context;
  const chapter = {
    id: "love",
    title: say("chapter.love.title"),
    subtitle: say("chapter.love.subtitle"),
    glyph: "venus",
    tab: "compatibility",
    opener: { lines: [words.titled("venus.sign"), words.titled("mars.sign")] },
    sections: [
      ...byPlanet("choosing", "venus", context),
      ...byPlanet("attaching", "moon", context),
      ...wantingAndReaching(context),
      ...byPlanet("arguing", "mars", context),
      ...byCusp("playing", 5, context),
      ...byCusp("staying", 7, context),
      ...byPlanet("asking", "moon", context),
    ],
  } as const;
  return framed(context, chapter, { a: words.named("venus.sign"), b: words.named("mars.sign") });
}

type PlanetSide = "choosing" | "attaching" | "arguing" | "asking";

function byPlanet(side: PlanetSide, planet: Planet, context: ReportContext): readonly Section[] {
  const { say, facts, words } = context;
  if (possibleSigns(planet, facts).length > 1) return [];
  const fact = placementFact(planet, "sign");
  const { sign } = facts.planets[planet];
  const told = renderPassage(context, { subject: `love/${side}`, heading: sign.toLowerCase(), facts: [fact] });
  const lead = joint(say(`love.lead.${side}`, { placement: words.named(fact) }), [fact]);
  return section(`love-${side}`, say(`love.title.${side}`), [
    ...planetMargin(planet, facts, say).slice(0, 1),
    ...(told.length > 0 ? told : [lead]),
  ]);
}

function byCusp(side: "playing" | "staying", house: 5 | 7, context: ReportContext): readonly Section[] {
  const { say, facts } = context;
  const sign = cuspSign(facts, house);
  if (sign === null) return [];
  const fact = houseFact(house, "sign");
  const told = renderPassage(context, { subject: `love/${side}`, heading: sign.toLowerCase(), facts: [fact] });
  const lead = joint(say(`love.lead.${side}`, { sign: say(`sign.${sign}`) }), [fact]);
  const wheel = house === 5 ? houseWheelBlock(context, { size: "column", only: [5, 7] }) : [];
  return section(`love-${side}`, say(`love.title.${side}`), [
    ...cuspMargin(house, context),
    ...(told.length > 0 ? told : [lead]),
    ...wheel,
  ]);
}

/** What Venus wants and how Mars pursues it, by their elements. */
function wantingAndReaching(context: ReportContext): readonly Section[] {
  const { say, facts } = context;
  const venus = certainElement("venus", facts);
  const mars = certainElement("mars", facts);
  if (venus === null || mars === null) return [];
  const heading = `${venus}-${mars}`.toLowerCase();
  const told = renderPassage(context, {
    subject: "love/wanting-and-reaching",
    heading,
    facts: ["venus.sign", "mars.sign"],
  });
  const elements = {
    venus: say(`elementNamed.${venus}`),
    mars: say(`elementNamed.${mars}`),
  };
  const text =
    venus === mars ? say("love.lead.wantingAlike", { element: elements.venus }) : say("love.lead.wanting", elements);
  const lead = joint(text, ["venus.sign", "mars.sign"]);
  return section("love-wanting", say("love.title.wanting"), [
    ...(["venus", "mars"] as const).flatMap((planet) => planetMargin(planet, facts, say).slice(0, 1)),
    lead,
    ...told,
  ]);
}

/** The sign on a cusp; null without houses. */
export function cuspSign({ houses }: Facts, house: number): Sign | null {
  const cusp = houses?.cusps[house - 1];
  return cusp === undefined ? null : signAt(cusp);
}
