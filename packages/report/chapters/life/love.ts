import { certainElement } from "@cosmic/chart/certainty/day/possible-signs";
import { note } from "../../context/blocks.ts";
import { type ChapterFrame, section } from "../../context/chapter-frame.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Section } from "../../document.ts";
import { houseWheelBlock } from "../../drawings/house-wheel-block.ts";
import { certainPlanetMargin, cuspMargin, planetMargin } from "../planets/margin-notes.ts";

/** Frame of the chapter on love: Venus, Mars, Moon, fifth and seventh house, with the placements in the margin. */
export function love(context: ReportContext): ChapterFrame {
  const { say, words } = context;
  return {
    id: "love",
    title: say("chapter.love.title"),
    subtitle: say("chapter.love.subtitle"),
    glyph: "venus",
    tab: "compatibility",
    opener: { lines: [words.titled("venus.sign"), words.titled("mars.sign")] },
    sections: [
      ...side("choosing", certainPlanetMargin("venus", context), context),
      ...side("attaching", certainPlanetMargin("moon", context), context),
      ...side("wanting", wantingAndReaching(context), context),
      ...side("arguing", certainPlanetMargin("mars", context), context),
      ...side("staying", [...cuspMargin(7, context), ...housesOfLove(context)], context),
      ...side("asking", certainPlanetMargin("moon", context), context),
    ],
  };
}

type Side = "choosing" | "attaching" | "wanting" | "arguing" | "staying" | "asking";

function side(name: Side, blocks: readonly Block[], { say }: ReportContext): readonly Section[] {
  return section(`love-${name}`, say(`love.title.${name}`), blocks);
}

function housesOfLove(context: ReportContext): readonly Block[] {
  return context.facts.houses ? houseWheelBlock(context, { size: "column", only: [5, 7] }) : [];
}

/** Venus and Mars with their elements, where both are certain. */
function wantingAndReaching({ say, facts }: ReportContext): readonly Block[] {
  const [venus, mars] = [certainElement("venus", facts), certainElement("mars", facts)];
  if (venus === null || mars === null) return [];
  const elements = { venus: say(`elementNamed.${venus}`), mars: say(`elementNamed.${mars}`) };
  const text =
    venus === mars ? say("love.lead.wantingAlike", { element: elements.venus }) : say("love.lead.wanting", elements);
  return [
    ...(["venus", "mars"] as const).flatMap((planet) => planetMargin(planet, facts, say).slice(0, 1)),
    note(text, ["venus.sign", "mars.sign"]),
  ];
}
