import type { Planet } from "@cosmic/chart/facts";
import type { Cycle } from "@cosmic/chart/findings";
import { joint, note, table } from "../blocks.ts";
import { framed, section } from "../chapter-frame.ts";
import { dateText } from "../dates.ts";
import type { Block, Cell, Chapter, Section } from "../document.ts";
import { type Told, tell, tellAll } from "../tell.ts";
import type { Telling } from "../telling.ts";
import { ageAt, type Crossing, crossingsOf } from "./crossings.ts";
import { progressionSections } from "./progression-sections.ts";

/** Sections of the chapter and the cycles each tells, in order. */
const groups = [
  ["saturn-returns", ["saturn-return"]],
  ["jupiter-returns", ["jupiter-return"]],
  ["uranus-cycle", ["uranus-square", "uranus-opposition"]],
  ["slow-squares", ["neptune-square", "pluto-square"]],
  ["chiron-return-section", ["chiron-return"]],
  ["node-cycle", ["node-return", "node-opposition"]],
] as const;

/** What a cycle goes over: the body, and the library’s words on its sign and house. */
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
/** Subjects that are written by sign, and by house. */
const bySign = ["saturn", "jupiter", "chiron", "node"];
const byHouse = ["saturn", "jupiter", "uranus", "neptune", "pluto", "chiron"];

/** A life in returns and crossings, each with its dates; then the progressed Moon’s calendar. */
export function cycles(telling: Telling): Chapter {
  const { say } = telling;
  const chapter = {
    id: "cycles",
    title: say("chapter.cycles.title"),
    subtitle: say("chapter.cycles.subtitle"),
    glyph: "calendar",
    tab: "life-cycles",
    opener: null,
    sections: [
      ...section("life-line", say("section.lifeLine"), [note(say("cycles.intro")), lifeTable(telling)]),
      ...groups.flatMap(([id, kinds]) => groupSection(id, kinds, telling)),
      ...progressionSections(telling),
    ],
  } as const;
  return framed(telling, chapter);
}

/** Every crossing of a life in order of time. */
function lifeTable(telling: Telling): Block {
  const { say, facts } = telling;
  const rows = facts.cycles
    .filter(({ kind }) => !kind.startsWith("progressed"))
    .flatMap(crossingsOf)
    .toSorted((one, other) => ((one.dates[0]?.date ?? "") < (other.dates[0]?.date ?? "") ? -1 : 1))
    .map((crossing): readonly Cell[] => [
      { text: String(ageAt(crossing.dates[0]?.date ?? "", facts)) },
      { text: crossingTitle(crossing, telling) },
      { text: datesText(crossing, telling) },
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

function groupSection(id: string, kinds: readonly Cycle["kind"][], telling: Telling): readonly Section[] {
  const { facts, say } = telling;
  const crossings = facts.cycles.filter(({ kind }) => kinds.includes(kind)).flatMap(crossingsOf);
  const [first] = crossings;
  if (!first) return [];
  const key = groups.find(([name]) => name === id)?.[0] ?? "saturn-returns";
  return section(id, say(`cycles.title.${key}`), [
    ...crossings.slice(0, marginCrossings).map((crossing) => crossingMargin(crossing, telling)),
    joint(say(`cycles.lead.${key}`), [...new Set(crossings.map(({ kind }) => kind))]),
    ...kinds.flatMap((kind) => groundBlocks(kind, telling)),
    ...crossings.flatMap((crossing) => crossingBlocks(crossing, telling)),
  ]);
}

/** What fits beside the words of a cycle. */
const marginCrossings = 4;

function crossingMargin(crossing: Crossing, telling: Telling): Block {
  const { say, facts } = telling;
  const body = bodies[crossing.kind]?.body ?? "uranus";
  return {
    kind: "margin-note",
    glyph: body === "trueNode" ? "north-node" : body,
    title: crossingTitle(crossing, telling),
    lines: [
      say("cycles.ageOf", { age: String(ageAt(crossing.dates[0]?.date ?? "", facts)) }),
      ...crossing.dates.map(({ date }) => dateText(date, say)),
    ],
    facts: [crossing.kind],
  };
}

function crossingBlocks({ kind, count, dates }: Crossing, telling: Telling): readonly Block[] {
  const date = dates[0]?.date;
  return tell(telling, {
    subject: "cycles/crossings",
    heading: `${kind}-${count}`,
    facts: [kind],
    slots: date === undefined ? {} : { date: dateText(date, telling.say) },
  });
}

/** What a cycle goes over, by the sign and the house of its body. */
function groundBlocks(kind: Cycle["kind"], telling: Telling): readonly Block[] {
  const ground = bodies[kind];
  if (!ground) return [];
  const { facts } = telling;
  const placed =
    ground.body === "chiron" || ground.body === "trueNode" ? facts.points[ground.body] : facts.planets[ground.body];
  if (!placed) return [];
  const wanted: Told[] = [];
  if (bySign.includes(ground.subject)) {
    wanted.push({
      subject: `cycles/${ground.subject}-by-sign`,
      heading: placed.sign.toLowerCase(),
      facts: [kind, `${ground.body}.sign`],
    });
  }
  if (byHouse.includes(ground.subject) && placed.house !== null) {
    wanted.push({
      subject: `cycles/${ground.subject}-by-house`,
      heading: String(placed.house),
      facts: [kind, `${ground.body}.house`],
    });
  }
  return tellAll(telling, wanted);
}

function crossingTitle({ kind, count }: Crossing, { say }: Telling): string {
  if (kind.startsWith("progressed")) return "";
  const ordinals = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
  const number = ordinals[count - 1] ?? 12;
  const name = crossingKinds.find((one) => one === kind) ?? "saturn-return";
  return say("cycles.crossing", { count: say(`ordinalTitle.${number}`), crossing: say(`cycles.kind.${name}`) });
}

const crossingKinds = [
  "saturn-return",
  "jupiter-return",
  "uranus-square",
  "uranus-opposition",
  "neptune-square",
  "pluto-square",
  "chiron-return",
  "node-return",
  "node-opposition",
] as const;

function datesText({ dates }: Crossing, { say }: Telling): string {
  return dates
    .map(({ date }) => dateText(date, say))
    .reduce((first, second) => say("word.sequence", { first, second }));
}
