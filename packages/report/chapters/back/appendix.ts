import { degreeText } from "@cosmic/chart/display";
import { planets } from "@cosmic/chart/facts";
import { linesIn } from "@cosmic/interpretation/passages/report-library";
import { barStart } from "@cosmic/interpretation/selection/alignment-bars";
import { numberText } from "@cosmic/interpretation/strings/number-words";
import { sortedBy } from "@cosmic/interpretation/strings/sort-words";
import { factRows, heading, note, table } from "../../context/blocks.ts";
import { type ChapterFrame, section } from "../../context/chapter-frame.ts";
import { planetCell, signCell } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Section } from "../../document.ts";
import { strengthsReference } from "../life/temperament.ts";
import { readingSections } from "./how-to-read.ts";
import { methodSections } from "./methods.ts";
import { positionSections } from "./positions.ts";
import { glossaryId } from "./used-terms.ts";

/** Library methods not already covered by the sections derived from the chart. */
const furtherMethods = [
  "configurations",
  "dignity",
  "themes",
  "spine",
  "tensions",
  "now",
  "cycles",
  "uncertainty",
  "how-the-words-are-chosen",
  "limits",
];

/** What an error in the birth time would change: only with a birth time. */
const ofTheClock = "uncertainty";
/** How the dates of “Where you are now” were found: only with that chapter. */
const ofNow = "now";

/** All numbers the book is based on, how they were computed, their sources, and the glossary. */
export function appendix(
  context: ReportContext,
  sources: readonly (readonly [label: string, value: string])[],
): ChapterFrame {
  const { say } = context;
  return {
    id: "appendix",
    title: say("chapter.appendix.title"),
    subtitle: say("chapter.appendix.subtitle"),
    glyph: "search",
    tab: "overview",
    opener: null,
    sections: [
      ...readingSections(context),
      ...positionSections(context),
      ...section("sidereal", say("section.sidereal"), sidereal(context)),
      ...methodSections(context, sources),
      ...section("bars", say("section.bars"), bars(context)),
      ...furtherSection(context),
      ...glossary(context),
    ],
  };
}

function sidereal({ say, facts }: ReportContext): readonly Block[] {
  const { ayanamsa, planets: placed, ascendant } = facts.sidereal;
  const rows = planets.map((planet) => [
    planetCell(planet, facts, say),
    signCell(placed[planet].sign, say),
    { text: degreeText(placed[planet]) },
  ]);
  const rising = ascendant
    ? [
        [
          { text: say("angle.ascendant"), glyph: "ascendant" },
          signCell(ascendant.sign, say),
          { text: degreeText(ascendant) },
        ],
      ]
    : [];
  return [
    note(say("sidereal.note", { ayanamsa: numberText(ayanamsa, 4, say.rules) }), ["ayanamsa"]),
    ...(facts.timeUnknown ? [note(say("sidereal.untimedNote"))] : []),
    table(
      say("sidereal.caption"),
      [
        [say("table.planet"), "start"],
        [say("table.sign"), "start"],
        [say("table.degree"), "end"],
      ],
      [...rows, ...rising],
    ),
  ];
}

/** Formulas of the bars, and a pointer to the strength sums they use. */
function bars(context: ReportContext): readonly Block[] {
  const { say, facts } = context;
  const start = { start: String(barStart) };
  return [note(say(facts.timeUnknown ? "methods.barsUntimed" : "methods.bars", start)), strengthsReference(context)];
}

function furtherSection({ say, library, facts, hasNow }: ReportContext): readonly Section[] {
  const absent = [...(facts.timeUnknown ? [ofTheClock] : []), ...(hasNow ? [] : [ofNow])];
  const blocks = linesIn(library, "methods/methods")
    .filter(([name]) => furtherMethods.includes(name) && !absent.includes(name))
    .flatMap(([, { title, text }]) => (title && text ? [heading(title), note(text)] : []));
  return section("further-methods", say("section.furtherMethods"), blocks);
}

function glossary({ say, library }: ReportContext): readonly Section[] {
  const rows = linesIn(library, "glossary/terms").flatMap(([, { term, meaning }]) =>
    term && meaning ? [[term, { text: meaning }] as const] : [],
  );
  return section(
    glossaryId,
    say("section.glossary"),
    rows.length === 0
      ? []
      : [
          factRows(
            say("glossary.caption"),
            sortedBy(rows, ([term]) => term, say.rules),
          ),
        ],
  );
}
