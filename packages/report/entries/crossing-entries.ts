import { ageAt } from "@cosmic/chart/cycles/age";
import { type Crossing, crossingsOf } from "@cosmic/chart/cycles/crossings";
import type { Cycle, CycleDate } from "@cosmic/chart/findings";
import { crossingBody, crossingTitle, cycleSections, isToldCrossing } from "../chapters/life/cycles.ts";
import { spanText } from "../chapters/life/progressed-span.ts";
import type { CrossingDate, CrossingEntry } from "../chart-entries.ts";
import { dateText } from "../context/dates.ts";
import { signCell, signGlyph } from "../context/placement-words.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Chapter } from "../document.ts";
import { plainSentences } from "./plain-sentences.ts";

/**
 * A life's returns and crossings and the signs and phases the progressed Sun and Moon enter, in chronological order.
 * `asks` is the plain sentence of the passage, if the book includes it. Without a birth time the Moon's entries are
 * left out, as in the chapter.
 */
export function crossingEntries(context: ReportContext, chapters: readonly Chapter[]): readonly CrossingEntry[] {
  const plain = plainSentences(chapters.filter(({ id }) => id === "cycles"));
  return context.facts.cycles
    .filter(({ kind }) => !(context.facts.timeUnknown && kind.startsWith("progressed-moon")))
    .flatMap((cycle) => {
      if (cycle.kind.startsWith("progressed"))
        return cycle.dates.flatMap((date) => enteredEntry(cycle.kind, date, context, plain));
      return isToldCrossing(cycle) ? crossingsOf(cycle).map((crossing) => crossingEntry(crossing, context, plain)) : [];
    })
    .toSorted((one, other) => (one.dates[0].date < other.dates[0].date ? -1 : 1));
}

/** The first plain sentence in the book whose passage id starts with one of the prefixes. */
function askedBy(plain: ReadonlyMap<string, string>, starts: readonly string[]): { readonly asks?: string } {
  for (const start of starts)
    for (const [passage, sentence] of plain) if (passage.startsWith(start)) return { asks: sentence };
  return {};
}

function crossingEntry(crossing: Crossing, context: ReportContext, plain: ReadonlyMap<string, string>): CrossingEntry {
  const { kind, count, dates } = crossing;
  const [first, ...later] = dates;
  const body = crossingBody(kind);
  const subject = body === "trueNode" ? "node" : body;
  return {
    kind: "crossing",
    glyph: body === "trueNode" ? "north-node" : body,
    name: crossingTitle(crossing, context),
    age: ageAt(first.date, context.facts),
    dates: [shownDate(first, context), ...later.map((date) => shownDate(date, context))],
    section: cycleSections.find(([, kinds]) => kinds.some((one) => one === kind))?.[0] ?? "life-line",
    ...askedBy(plain, [
      `cycles/crossings/${kind}-${count}-`,
      `cycles/${subject}-by-sign/`,
      `cycles/${subject}-by-house/`,
    ]),
  };
}

/** A sign or phase the progressed Sun or Moon enters. */
function enteredEntry(
  kind: Cycle["kind"],
  date: CycleDate,
  context: ReportContext,
  plain: ReadonlyMap<string, string>,
): readonly CrossingEntry[] {
  const { say, facts } = context;
  const { sign, phase } = date;
  const shared = { age: ageAt(date.date, facts), dates: [enteredDate(date, context)] } as const;
  if (phase !== undefined)
    return [
      {
        ...{ ...shared, kind: "moon-phase", glyph: phase, section: "progressed-phases" },
        name: say("screen.phaseBegins", { phase: say(`phase.${phase}`) }),
        since: say("screen.phaseSince", { phase: say(`phase.${phase}`), date: dateText(date.date, say) }),
        ...askedBy(plain, [`cycles/progressed-moon-by-phase/${phase}`]),
      },
    ];
  if (sign === undefined) return [];
  const ofSun = kind === "progressed-sun-sign";
  const which = ofSun ? "progressed-sun" : "progressed-moon";
  return [
    {
      ...{ ...shared, kind: ofSun ? "sun-sign" : "moon-sign", glyph: signGlyph(sign), section: which },
      sign: signCell(sign, say),
      name: say(ofSun ? "screen.sunEnters" : "screen.moonEnters", { sign: say(`sign.${sign}`) }),
      ...(ofSun
        ? {}
        : { since: say("screen.moonSince", { sign: say(`sign.${sign}`), date: dateText(date.date, say) }) }),
      ...askedBy(plain, [`cycles/${which}-by-sign/${sign.toLowerCase()}`]),
    },
  ];
}

/** Without a birth time, a progressed date is shown as a span of months. */
function enteredDate(date: CycleDate, context: ReportContext): CrossingDate {
  const shown = shownDate(date, context);
  return context.facts.timeUnknown ? { ...shown, text: spanText(date.date, context) } : shown;
}

function shownDate({ date, direct }: CycleDate, { say }: ReportContext): CrossingDate {
  return { date, text: dateText(date, say), retrograde: !direct };
}
