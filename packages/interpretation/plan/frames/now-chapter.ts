import { compareTexts } from "@cosmic/chart/compare-texts";
import { ageAt } from "@cosmic/chart/cycles/age";
import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { planetNamed, type Sign } from "@cosmic/chart/names";
import type { NowFacts, NowStay, NowStory, OwnCrossing, Tense } from "@cosmic/chart/now/now-shape";
import { isSurePass, passDays } from "@cosmic/chart/now/pass-days";
import type { CarriedVoice } from "../../passages/carried-voices.ts";
import type { SectionDraft } from "../choice/choose-parts.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem, PlannedSlots, SlotValue } from "../report-plan.ts";
import type { LineMaker } from "./line-maker.ts";
import { partSlot, voicePart } from "./structure-words.ts";
import { yearItems } from "./year-lines.ts";

interface NowGround {
  readonly input: PlanInput;
  readonly now: NowFacts;
  readonly line: LineMaker;
  readonly carried: readonly CarriedVoice[];
}

const groups = [
  { tense: "past", id: "now-behind", frame: "behind" },
  { tense: "present", id: "now-these-months", frame: "these-months" },
  { tense: "ahead", id: "now-ahead", frame: "ahead" },
] as const satisfies readonly { readonly tense: Tense; readonly id: string; readonly frame: string }[];

/** “Where you are now”: the chosen stories, past, present and ahead; the year, the progressed Moon, returns. */
export function nowSections(ground: NowGround): readonly SectionDraft[] {
  const { input, now, line } = ground;
  const isChild = now.reader === "child";
  const voice = firstVoice(ground);
  const written: PlannedSlots = { ...voice, date: day(now.asOf), age: { is: "number", number: now.age } };
  const timed = input.facts.timeUnknown ? "untimed" : "timed";
  const told = now.stories.filter(({ rank }) => rank !== null);
  const returns = [...now.crossings, ...now.nextReturns, ...now.pastReturns].filter(
    (crossing) => !isStory(crossing, told),
  );
  const dated = isChild ? [] : told.filter((story) => !isOfAngle(story));
  const days = [...dated.flatMap(({ passes }) => passes.filter(isSurePass).map(passDays)), ...returns.flatMap(ownDays)];
  return [
    fixed("now-opening", [
      ...line(`now/frames/opening#${timed}`, { slots: written }),
      ...(told.length === 0 || isChild ? [] : line(`now/frames/spans#${timed}`)),
      ...(told.some(isOfAngle) && !isChild ? line("now/frames/angles#line") : []),
      ...line(`now/ages/${agesHeading(now)}#opening`, { slots: written }),
    ]),
    ...(isChild ? [] : groups.flatMap(({ tense, id, frame }) => groupSections(told, { tense, id, frame, ground }))),
    fixed("now-year", yearItems(now, input, line)),
    fixed("now-moon", moonItems(ground)),
    fixed(
      "now-returns",
      returns.flatMap((one) => returnItems(one, ground, voice)),
    ),
    fixed("now-closing", closingItems(days, ground)),
  ];
}

type Days = readonly [from: string, to: string];

/** Whether a story is about an angle of the chart, whose place hangs on the minute of birth. */
function isOfAngle({ point }: NowStory): boolean {
  return planetNamed(point) === null;
}

/** The date to test the chapter by: the next of those it gives, which may be the day of writing, or none. */
function closingItems(days: readonly Days[], ground: NowGround): readonly PlannedItem[] {
  if (days.length === 0) return [];
  const { now, line } = ground;
  const [next] = days.filter(([from]) => from >= now.asOf).toSorted(([one], [other]) => compareTexts(one, other));
  if (next === undefined) return line("now/frames/closing#line-none", { slots: firstVoice(ground) });
  const [from, to] = next;
  const part = from !== to ? "line-span" : from === now.asOf ? "line-today" : "line";
  return line(`now/frames/closing#${part}`, {
    slots: { ...firstVoice(ground), date: { is: "open-dates", dates: [next] } },
  });
}

/** What the date means is put to the voice that the book carries first. */
function firstVoice({ carried: [first] }: NowGround): PlannedSlots {
  return first === undefined ? {} : { voice: partSlot(voicePart(first, "voice")) };
}

const fixed = (id: string, before: readonly PlannedItem[]): SectionDraft => ({ id, before, candidates: [] });
const day = (date: string): SlotValue => ({ is: "dates", dates: [[date.slice(0, 10), date.slice(0, 10)]] });

interface Group {
  readonly tense: Tense;
  readonly id: string;
  readonly frame: string;
  readonly ground: NowGround;
}

/** The stories of one tense, each in a section of its own below the line that opens the group. */
function groupSections(told: readonly NowStory[], { tense, id, frame, ground }: Group): readonly SectionDraft[] {
  const own = told
    .filter((story) => story.tense === tense)
    .toSorted((one, other) => compareTexts(firstDay(one), firstDay(other)));
  const { line } = ground;
  const slots = firstVoice(ground);
  return [
    fixed(id, [
      ...(own.length === 0 ? line("now/frames/quiet#line") : line(`now/frames/${frame}#line`, { slots })),
      ...(own.some((story) => isResting(story, ground)) ? line("now/frames/between-passes#line") : []),
    ]),
    ...own.map((story) => fixed(storySection(story), storyItems(story, ground))),
  ];
}

/** Whether a story under way is out of reach on the day of writing, between two passes. */
function isResting({ tense, spans }: NowStory, { now: { asOf } }: NowGround): boolean {
  return tense === "present" && spans.every((span) => asOf < span.in.slice(0, 10) || span.out.slice(0, 10) < asOf);
}

/** The section of a story. */
export function storySection({ id }: Pick<NowStory, "id">): string {
  return `now-${id.replace(".", "-")}`;
}

const firstDay = ({ spans }: NowStory): string => spans[0]?.in ?? "";

function storyItems(story: NowStory, { line, carried }: NowGround): readonly PlannedItem[] {
  const { body, point, nature, tense } = story;
  const planet = planetNamed(point);
  const facts = planet === null ? [placementFact(point, "longitude")] : [placementFact(planet, "sign")];
  const unit = `now/${body}/${point}-${nature}`;
  const slots = { dates: datesOf(story) };
  const voice = carried.find((one) => one.body === point);
  return [
    ...line(`${unit}#${tense}`, { role: "core", facts, slots }),
    ...line(`${unit}#subject`, { role: "core", facts, slots }),
    ...(voice ? line(voicePart(voice, "now"), { role: "voice", facts }) : []),
    // What it asks is asked of the present.
    ...(tense === "past" ? [] : line(`${unit}#ask`, { role: "question", facts, slots })),
  ];
}

/** The days of the passes, without a birth time as the stretches in which they lie; a story without one has its span,
 * from the first day within reach to the last. */
function datesOf({ passes, spans }: NowStory): SlotValue {
  const dates = passes.map(passDays);
  const [first, last] = [spans[0], spans.at(-1)];
  if (dates.length > 0 || !first || !last) return { is: "open-dates", dates };
  return { is: "dates", dates: [[first.in.slice(0, 10), last.out.slice(0, 10)]] };
}

/** The text an age is met with. */
function agesHeading({ reader, age }: NowFacts): string {
  if (reader === "child" || reader === "minor" || reader === "elder") return reader;
  const decades = ["twenties", "twenties", "twenties", "thirties", "forties", "fifties", "sixties", "seventies"];
  return decades[Math.min(7, Math.floor(age / 10))] ?? "seventies";
}

function moonItems({ now, line }: NowGround): readonly PlannedItem[] {
  const moon = now.progressedMoon;
  if (!moon) return [];
  const { sign, phase } = moon;
  const facts = ["moon.longitude"] as const;
  return [
    ...(sign === null
      ? []
      : [...line(`now/moon/${sign.is.toLowerCase()}#now`, { role: "core", facts }), ...nextSign(sign, line)]),
    ...(phase === null ? [] : line(`now/moon/${phase.is}#phase`, { role: "core", facts })),
  ];
}

/** The sign that follows, with its day; without a birth time the days between which it may begin, about a year. */
function nextSign({ next, until }: NowStay<Sign>, line: LineMaker): readonly PlannedItem[] {
  const days: Days = [until.from.slice(0, 10), until.to.slice(0, 10)];
  return line(`now/moon/${next.toLowerCase()}#next`, {
    role: "core",
    facts: ["moon.longitude"],
    slots: { date: { is: "open-dates", dates: [days] } },
  });
}

/** A return or square of a planet to its own place that a story covers already. */
function isStory({ kind }: OwnCrossing, told: readonly NowStory[]): boolean {
  return told.some(({ body, point, nature }) => {
    if (body !== point || !kind.startsWith(`${body}-`)) return false;
    return nature === "meets" ? kind === `${body}-return` : kind !== `${body}-return`;
  });
}

function returnItems(
  crossing: OwnCrossing,
  { input: { facts }, line }: NowGround,
  voice: PlannedSlots,
): readonly PlannedItem[] {
  const { kind, tense, age } = crossing;
  const days = ownDays(crossing);
  const lastDay = days.at(-1)?.[1];
  return line(`now/returns/${returnHeading(crossing)}#${tense}`, {
    role: "core",
    facts: [kind],
    slots: {
      ...voice,
      dates: { is: "dates", dates: days },
      // The passes of one crossing may lie on both sides of a birthday.
      age: { is: "ages", from: age, to: lastDay === undefined ? age : ageAt(lastDay, facts) },
    },
  });
}

const ownDays = ({ dates }: OwnCrossing): readonly Days[] =>
  dates.map(({ from, to }) => [from.slice(0, 10), to.slice(0, 10)]);

/** Which text a crossing has: by its number, or by the part of life it falls in. */
function returnHeading({ kind, count, age }: OwnCrossing): string {
  switch (kind) {
    case "saturn-return":
    case "uranus-square":
      return `${kind}-${Math.min(3, count)}`;
    case "jupiter-return":
      return `${kind}-${age < 18 ? "first" : age < 42 ? "early" : age < 66 ? "middle" : "late"}`;
    case "node-return":
    case "node-opposition":
      return `${kind}-${age < 33 ? "early" : age < 60 ? "middle" : "late"}`;
    default:
      return kind;
  }
}
