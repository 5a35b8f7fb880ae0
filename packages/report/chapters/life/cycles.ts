import { ageAt } from "@cosmic/chart/cycles/age";
import { type Crossing, crossingsOf } from "@cosmic/chart/cycles/crossings";
import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Planet } from "@cosmic/chart/facts";
import type { Cycle } from "@cosmic/chart/findings";
import { required } from "@cosmic/chart/required";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { heading, note, table } from "../../context/blocks.ts";
import { framed, section } from "../../context/chapter-frame.ts";
import { dateText } from "../../context/dates.ts";
import { type PassageRequest, renderPassage, renderPassages } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Cell, Chapter, Section } from "../../document.ts";
import { lifeLineBlock } from "../../drawings/life-line-block.ts";
import { progressionSections } from "./progression-sections.ts";

/** The chapter's sections and the cycles each covers, in order. */
export const cycleSections = [
  ["saturn-returns", ["saturn-return"]],
  ["jupiter-returns", ["jupiter-return"]],
  ["uranus-cycle", ["uranus-square", "uranus-opposition"]],
  ["slow-squares", ["neptune-square", "pluto-square"]],
  ["chiron-return-section", ["chiron-return"]],
  ["node-cycle", ["node-return", "node-opposition"]],
] as const;

/** Crossings the chapter describes: those with a section. */
const toldKinds = cycleSections.flatMap(([, kinds]) => [...kinds]);

/** Whether the chapter describes a kind of cycle as crossings; the Uranus return is left to "Where you are now". */
export function isToldCrossing({ kind }: Pick<Cycle, "kind">): boolean {
  return toldKinds.some((one) => one === kind);
}

/** Natal body each cycle returns to, and the library subject for its sign and house. */
const bodies: Readonly<
  Partial<Record<Cycle["kind"], { readonly body: Planet | "chiron" | "trueNode"; readonly subject: string }>>
> = {
  "saturn-return": { body: "saturn", subject: "saturn" },
  "jupiter-return": { body: "jupiter", subject: "jupiter" },
  "uranus-square": { body: "uranus", subject: "uranus" },
  "neptune-square": { body: "neptune", subject: "neptune" },
  "pluto-square": { body: "pluto", subject: "pluto" },
  "chiron-return": { body: "chiron", subject: "chiron" },
  "node-return": { body: "trueNode", subject: "node" },
};
/** Subjects with passages by sign, and by house. */
const bySign = ["saturn", "jupiter", "chiron", "node"];
const byHouse = ["saturn", "jupiter", "uranus", "neptune", "pluto", "chiron"];

/** A life in returns and crossings, each with its dates, then the progressed Moon's calendar. */
export function cycles(context: ReportContext): Chapter {
  const { say } = context;
  const chapter = {
    id: "cycles",
    title: say("chapter.cycles.title"),
    subtitle: say("chapter.cycles.subtitle"),
    glyph: "calendar",
    tab: "life-cycles",
    opener: null,
    sections: [
      ...section("life-line", say("section.lifeLine"), [
        note(say(context.facts.timeUnknown ? "cycles.introUntimed" : "cycles.intro")),
        lifeLineBlock(context),
        lifeTable(context),
      ]),
      ...cycleSections.flatMap(([id, kinds]) => groupSection(id, kinds, context)),
      ...progressionSections(context),
    ],
  } as const;
  return framed(context, chapter);
}

/** Every crossing of a life in chronological order. */
function lifeTable(context: ReportContext): Block {
  const { say, facts } = context;
  const rows = facts.cycles
    .filter(isToldCrossing)
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

function groupSection(id: string, kinds: readonly Cycle["kind"][], context: ReportContext): readonly Section[] {
  const { facts, say } = context;
  const crossings = facts.cycles
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(crossingsOf)
    .toSorted(earlier);
  const [first] = crossings;
  if (!first) return [];
  const key = required(cycleSections.find(([name]) => name === id)?.[0], `the section ${id}`);
  return section(id, say(`cycles.title.${key}`), [
    note(say(`cycles.lead.${key}`), [...new Set(crossings.map(({ kind }) => kind))]),
    ...kinds.flatMap((kind) => groundBlocks(kind, context)),
    ...crossings.flatMap((crossing) => crossingBlocks(crossing, context)),
  ]);
}

/** Sorts crossings by date, so that the two halves of a cycle interleave. */
function earlier(one: Crossing, other: Crossing): number {
  return one.dates[0].date < other.dates[0].date ? -1 : 1;
}

function crossingMargin(crossing: Crossing, context: ReportContext): Block {
  const { say, facts } = context;
  const body = crossingBody(crossing.kind);
  return {
    kind: "margin-note",
    glyph: body === "trueNode" ? "north-node" : body,
    title: crossingTitle(crossing, context),
    lines: [
      say("cycles.ageOf", { age: String(ageAt(crossing.dates[0].date, facts)) }),
      ...crossing.dates.map(({ date }) => dateText(date, say)),
    ],
    facts: [crossing.kind],
  };
}

/** Later crossings are only dates in the table: a life has seven Jupiter returns, and they ask similar things. */
const toldCounts: Readonly<Partial<Record<Cycle["kind"], number>>> = {
  "jupiter-return": 3,
  "node-return": 2,
  "node-opposition": 2,
};

/** Beyond these, a crossing is described according to its body's weight in the chart. */
const chiefCounts: typeof toldCounts = {
  "jupiter-return": 0,
  "node-return": 0,
  "node-opposition": 0,
  "uranus-square": 0,
  "neptune-square": 0,
  "pluto-square": 0,
  "saturn-return": 1,
};
const laterDiscount = 7;

/** What a crossing asks, by its number and its body's element; its dates go beside the heading. */
function crossingBlocks(crossing: Crossing, context: ReportContext): readonly Block[] {
  const { kind, count, dates } = crossing;
  const body = crossingBody(kind);
  const placed = placedAt(body, context);
  if (!placed || count > (toldCounts[kind] ?? count)) return [];
  const blocks = renderPassage(context, {
    subject: "cycles/crossings",
    heading: `${kind}-${count}-${elementOf(placed.sign)}`.toLowerCase(),
    facts: [kind, placementFact(body, "sign")],
    slots: { date: dateText(dates[0].date, context.say) },
    ...(count > (chiefCounts[kind] ?? count)
      ? { optional: true, weight: context.weigh(placementFact(body, "sign")) - laterDiscount }
      : {}),
  });
  if (blocks.length === 0) return [];
  const { draft } = context;
  return draft.headed(
    crossingMargin(crossing, context),
    draft.headed(heading(crossingTitle(crossing, context)), blocks),
  );
}

type CyclingBody = Planet | "chiron" | "trueNode";

/** The body that returns to, or crosses, its own natal place. The progressed ones are no crossings and have none. */
export function crossingBody(kind: Cycle["kind"]): CyclingBody {
  if (kind === "node-opposition") return "trueNode";
  if (kind === "uranus-opposition") return "uranus";
  return required(bodies[kind]?.body, `the body of ${kind}`);
}

function placedAt(body: CyclingBody, { facts }: ReportContext) {
  return body === "chiron" || body === "trueNode" ? facts.points[body] : facts.planets[body];
}

/** Passages on the sign and house of the cycle's body. */
function groundBlocks(kind: Cycle["kind"], context: ReportContext): readonly Block[] {
  const ground = bodies[kind];
  if (!ground) return [];
  const placed = placedAt(ground.body, context);
  if (!placed) return [];
  const wanted: PassageRequest[] = [];
  if (bySign.includes(ground.subject)) {
    wanted.push({
      subject: `cycles/${ground.subject}-by-sign`,
      heading: placed.sign.toLowerCase(),
      facts: [kind, placementFact(ground.body, "sign")],
    });
  }
  if (byHouse.includes(ground.subject) && placed.house !== null) {
    wanted.push({
      subject: `cycles/${ground.subject}-by-house`,
      heading: String(placed.house),
      facts: [kind, placementFact(ground.body, "house")],
    });
  }
  return renderPassages(context, wanted);
}

/** `Second Saturn return`; no number if a life has only one of the kind. */
export function crossingTitle({ kind, count }: Crossing, { say, facts }: ReportContext): string {
  if (kind.startsWith("progressed")) return "";
  const ordinals = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
  const number = required(ordinals[count - 1], `an ordinal for ${count}`);
  const name = required(
    toldKinds.find((one) => one === kind),
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
