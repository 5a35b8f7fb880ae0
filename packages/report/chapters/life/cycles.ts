import { compareTexts } from "@cosmic/chart/compare-texts";
import { ageAt } from "@cosmic/chart/cycles/age";
import { type Crossing, crossingsOf } from "@cosmic/chart/cycles/crossings";
import type { Planet } from "@cosmic/chart/facts";
import type { Cycle } from "@cosmic/chart/findings";
import { required } from "@cosmic/chart/required";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { note, table } from "../../context/blocks.ts";
import type { ChapterFrame } from "../../context/chapter-frame.ts";
import { dateText } from "../../context/dates.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Cell } from "../../document.ts";
import { lifeLineBlock } from "../../drawings/life-line-block.ts";
import { progressionSections } from "./progression-sections.ts";

/** Kinds of cycle that the life line shows as crossings; the Uranus return is left to "Where you are now". */
const shownKinds = [
  "saturn-return",
  "jupiter-return",
  "uranus-square",
  "uranus-opposition",
  "uranus-return",
  "neptune-square",
  "pluto-square",
  "chiron-return",
  "node-return",
  "node-opposition",
] as const;

/** Whether the life line shows a kind of cycle as crossings. */
export function isShownCrossing({ kind }: Pick<Cycle, "kind">): boolean {
  return shownKinds.some((one) => one === kind);
}

type CyclingBody = Planet | "chiron" | "trueNode";

/** Natal body each cycle returns to, or crosses. */
const bodies: Readonly<Partial<Record<Cycle["kind"], CyclingBody>>> = {
  "saturn-return": "saturn",
  "jupiter-return": "jupiter",
  "uranus-square": "uranus",
  "uranus-opposition": "uranus",
  "uranus-return": "uranus",
  "neptune-square": "neptune",
  "pluto-square": "pluto",
  "chiron-return": "chiron",
  "node-return": "trueNode",
  "node-opposition": "trueNode",
};

/** A life in returns and crossings on one line and in a table, then the calendars of the progressed Moon and Sun. */
export function cycles(context: ReportContext): ChapterFrame {
  const { say } = context;
  return {
    id: "cycles",
    title: say("chapter.cycles.title"),
    subtitle: say("chapter.cycles.subtitle"),
    glyph: "calendar",
    tab: "life-cycles",
    opener: null,
    sections: [
      {
        id: "life-line",
        title: say("section.lifeLine"),
        blocks: [
          note(say(context.facts.timeUnknown ? "cycles.introUntimed" : "cycles.intro")),
          ...(context.hasNow ? [note(say("cycles.nearNow"))] : []),
          lifeLineBlock(context),
          lifeTable(context),
        ],
      },
      ...progressionSections(context),
    ],
  };
}

/** Every crossing of a life in chronological order. */
function lifeTable(context: ReportContext): Block {
  const { say, facts } = context;
  const rows = facts.cycles
    .filter(isShownCrossing)
    .flatMap(crossingsOf)
    .toSorted(earlier)
    .map((crossing): readonly Cell[] => [
      { text: String(ageAt(crossing.dates[0].date, facts)) },
      { text: crossingTitle(crossing, context) },
      { text: datesText(crossing, context) },
    ]);
  return table(
    say("cycles.tableCaption"),
    [
      [say("cycles.age"), "end"],
      [say("cycles.what"), "start"],
      [say("cycles.dates"), "start"],
    ],
    rows,
  );
}

/** Sorts crossings by date, so that the two halves of a cycle interleave. */
function earlier(one: Crossing, other: Crossing): number {
  return compareTexts(one.dates[0].date, other.dates[0].date);
}

/** The body that returns to, or crosses, its own natal place. The progressed ones are no crossings and have none. */
export function crossingBody(kind: Cycle["kind"]): CyclingBody {
  return required(bodies[kind], `the body of ${kind}`);
}

/** `Second Saturn return`; no number if a life has only one of the kind. */
export function crossingTitle({ kind, count }: Crossing, { say, facts }: ReportContext): string {
  if (kind.startsWith("progressed")) return "";
  const ordinals = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
  const number = required(ordinals[count - 1], `an ordinal for ${count}`);
  const name = required(
    shownKinds.find((one) => one === kind),
    `the kind of crossing ${kind}`,
  );
  const cycle = facts.cycles.find((one) => one.kind === kind);
  if (cycle && crossingsOf(cycle).length === 1) return raiseFirst(say(`cycles.kind.${name}`));
  return say(`cycles.counted.${name}`, { count: say(`ordinalTitle.${number}`) });
}

function datesText({ dates }: Crossing, { say }: ReportContext): string {
  return dates
    .map(({ date }) => dateText(date, say))
    .reduce((first, second) => say("word.sequence", { first, second }));
}
