import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { type Planet, planets } from "@cosmic/chart/facts";
import { scoreExtremes } from "@cosmic/interpretation/selection/leading-shares";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import { note, reference } from "../../context/blocks.ts";
import { type ChapterFrame, section } from "../../context/chapter-frame.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";
import { sharesBlock } from "../../drawings/shares-block.ts";
import { strengthsBlock } from "../../drawings/strengths-block.ts";
import { scoreTable } from "./score-table.ts";

/** Section on the ten strengths. */
const strengthsId = "strengths";

/** Its heading; without a birth time the sect is unknown, so it is not named. */
function strengthsTitle({ say, facts }: ReportContext): string {
  return say(facts.timeUnknown ? "section.strengthUntimed" : "section.strength");
}

/** A pointer to the section with the strength sums. */
export function strengthsReference(context: ReportContext): Block {
  return reference(context.say("reference.strengths", { title: strengthsTitle(context) }), strengthsId);
}

/** Frame of the chapter on temperament: elements and modes, halves of the sky, sect, and the ten strengths with their
 * arithmetic. */
export function temperament(context: ReportContext): ChapterFrame {
  const { say, facts } = context;
  return {
    id: "temperament",
    title: say("chapter.temperament.title"),
    subtitle: say(facts.timeUnknown ? "chapter.temperament.subtitleUntimed" : "chapter.temperament.subtitle"),
    glyph: "fire",
    tab: "elements",
    opener: { lines: [] },
    sections: [
      { id: "elements-and-modes", title: say("section.balance"), blocks: [sharesBlock(context)] },
      ...section("halves", say("section.halves"), halves(context)),
      ...(facts.sect === null
        ? []
        : section("sect", say("section.sect"), [note(say(`temperament.sect.${facts.sect}`), ["sect"])])),
      { id: strengthsId, title: strengthsTitle(context), blocks: strengths(context) },
    ],
  };
}

/** How many planets stand in each half of the sky. */
function halves({ facts, say, overhead }: ReportContext): readonly Block[] {
  const { hemispheres } = facts;
  if (!hemispheres || !overhead) return [];
  const { eastern, western } = hemispheres;
  const { abovePercent: above, belowPercent: below } = overhead;
  const counted = {
    eastern: planetCount(eastern, say),
    western: planetCount(western, say),
    above: planetCount(above, say),
    below: planetCount(below, say),
  };
  return [
    note(say("temperament.halves", counted), ["hemispheres"]),
    ...(above === hemispheres.above
      ? []
      : [note(say("temperament.halvesByHouse", { upper: planetCount(hemispheres.above, say) }), ["hemispheres"])]),
  ];
}

const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Converts a percentage of the ten planets to a count in words. */
function planetCount(percent: number, say: ReportContext["say"]): string {
  const count = Math.round((percent * planets.length) / 100);
  return say(`planetCount.${counts.find((one) => one === count) ?? 0}`);
}

/** The strengths drawn, the highest and lowest in words, and the sums. */
function strengths(context: ReportContext): readonly Block[] {
  const { facts, say } = context;
  const { most, strongest, least, weakest } = scoreExtremes(facts);
  const named = (of: readonly Planet[]) =>
    listed(
      of.map((planet) => say(`planetNamed.${planet}`)),
      say,
    );
  const extremes = {
    ...{ strongest: named(strongest), most: String(most) },
    ...{ weakest: named(weakest), least: String(least) },
  };
  const scores = [...strongest, ...weakest].map((planet) => placementFact(planet, "score"));
  return [strengthsBlock(context), note(say("temperament.extremes", extremes), scores), scoreTable(context)];
}
