import { type DayState, dayStates } from "@cosmic/chart/certainty/day/day-states";
import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { type Planet, planets } from "@cosmic/chart/facts";
import { scoreExtremes } from "@cosmic/interpretation/selection/leading-shares";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import { note, reference } from "../../context/blocks.ts";
import { type ChapterFrame, section } from "../../context/chapter-frame.ts";
import { statesText } from "../../context/day-state-words.ts";
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
      {
        id: "elements-and-modes",
        title: say("section.balance"),
        blocks: [sharesBlock(context), ...countedAtNoon(context)],
      },
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

/** Which signs a drawing counts, on a day without a birth time on which a planet changed sign. */
function countedAtNoon(context: ReportContext): readonly Block[] {
  const { facts, say } = context;
  const atNoon = dayStates(facts).filter((state) =>
    planets.every((one) => state.planets[one].sign === facts.planets[one].sign),
  );
  const placed = statesText(atNoon, context);
  return placed === null ? [] : [note(say("temperament.countedAtNoon", { placed }), ["emphasis"])];
}

/** The strengths drawn, the highest and lowest in words, and the sums. */
function strengths(context: ReportContext): readonly Block[] {
  const { facts, say } = context;
  const scores = planets.map((planet) => placementFact(planet, "score"));
  const groups = new Map<string, DayState[]>();
  for (const state of dayStates(facts)) {
    const key = JSON.stringify(extremesOf(state, context));
    groups.set(key, [...(groups.get(key) ?? []), state]);
  }
  const notes = [...groups.values()].flatMap((states) => {
    const [state] = states;
    // Beyond two cases the table, which has a row for each sign, says it better than sentences.
    if (!state || groups.size > 2) return [];
    const words = extremesOf(state, context);
    if (groups.size === 1) return [note(say("temperament.extremes", words), scores)];
    const placed = statesText(states, context);
    return placed === null ? [] : [note(say("temperament.extremesWhile", { ...words, placed }), scores)];
  });
  return [strengthsBlock(context), ...notes, scoreTable(context)];
}

/** The highest and the lowest sum, and the planets that have them, in words. */
function extremesOf(state: Pick<DayState, "planets">, { say }: ReportContext) {
  const { most, strongest, least, weakest } = scoreExtremes(state);
  const named = (of: readonly Planet[]) =>
    listed(
      of.map((planet) => say(`planetNamed.${planet}`)),
      say,
    );
  return {
    ...{ strongest: named(strongest), most: String(most) },
    ...{ weakest: named(weakest), least: String(least) },
  };
}
