import { planets } from "@cosmic/chart/facts";
import type { Say } from "@cosmic/interpretation/strings/fill-strings";
import { factRows, note, reference, table } from "../../context/blocks.ts";
import { type ChapterFrame, section } from "../../context/chapter-frame.ts";
import { planetCell } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";
import { changedText } from "./changed-text.ts";

const minutesAsked = [5, 15, 60] as const;

/** What an error of 5, 15 or 60 minutes would change, and what two other house systems give. */
export function whatIsUncertain(context: ReportContext): ChapterFrame {
  const { say, facts } = context;
  return {
    id: "what-is-uncertain",
    title: say("chapter.clock.title"),
    subtitle: say(facts.timeUnknown ? "chapter.clock.subtitleUntimed" : "chapter.clock.subtitle"),
    glyph: "info",
    tab: "overview",
    opener: null,
    sections: facts.timeUnknown
      ? section("clock-untimed", say("section.clock-untimed"), [
          reference(say("tolerance.seeDay"), "the-day-as-it-turned"),
        ])
      : [
          ...section("tolerance", say("section.tolerance"), tolerance(context)),
          ...section("house-systems", say("section.houseSystems"), systems(context)),
        ],
  };
}

function tolerance(context: ReportContext): readonly Block[] {
  const { say, limits } = context;
  const rows = minutesAsked.map((minutes) => {
    const changed = limits.filter(({ changedSeconds }) => changedSeconds <= minutes * 60).map(({ fact }) => fact);
    const text = changedText(changed, context);
    return [say("tolerance.minutes", { minutes: String(minutes) }), { text }] as const;
  });
  return [note(say("tolerance.intro"), ["tolerance"]), factRows(say("tolerance.caption"), rows)];
}

function systems({ say, facts }: ReportContext): readonly Block[] {
  const { houseSystems } = facts;
  if (!houseSystems) return [];
  const { placidus, wholeSign, porphyry } = houseSystems;
  const moved = planets.filter((planet) => (placidus ?? porphyry)[planet] !== wholeSign[planet]).length;
  const columns = [
    [say("table.planet"), "start"],
    ...(placidus ? [[say("houseSystem.placidus"), "end"] as const] : []),
    [say("houseSystem.wholeSign"), "end"],
    [say("houseSystem.porphyry"), "end"],
  ] as const;
  const rows = planets.map((planet) => [
    planetCell(planet, facts, say),
    ...(placidus ? [{ text: String(placidus[planet]) }] : []),
    { text: String(wholeSign[planet]) },
    { text: String(porphyry[planet]) },
  ]);
  return [
    note(movedText(moved, say), ["house-systems"]),
    table(say(placidus ? "systems.caption" : "systems.captionTwo"), columns, rows),
  ];
}

function movedText(moved: number, say: Say): string {
  if (moved === planets.length) return say("systems.introAll");
  if (moved === 0) return say("systems.introNone");
  return moved === 1 ? say("systems.introOne") : say("systems.intro", { moved: String(moved) });
}
