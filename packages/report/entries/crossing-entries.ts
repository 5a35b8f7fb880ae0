import { ageAt } from "@cosmic/chart/cycles/age";
import type { Cycle, CycleDate } from "@cosmic/chart/findings";
import { type Crossing, crossingsOf } from "../chapters/life/crossings.ts";
import { crossingBody, crossingTitle, cycleSections } from "../chapters/life/cycles.ts";
import { spanText } from "../chapters/life/progressed-span.ts";
import type { CrossingDate, CrossingEntry } from "../chart-entries.ts";
import { dateText } from "../context/dates.ts";
import { signCell, signGlyph } from "../context/placement-words.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Chapter } from "../document.ts";
import { plainSentences } from "./plain-sentences.ts";

/** What a life crosses, in order of time: returns and crossings, and what the progressed Sun and Moon enter. Each asks what
 * the plain sentence of its passage says, where the book tells one. Without the hour the Moon's are left out, as they are in
 * the chapter. */
export function crossingEntries(context: ReportContext, chapters: readonly Chapter[]): readonly CrossingEntry[] {
  const plain = plainSentences(chapters.filter(({ id }) => id === "cycles"));
  return context.facts.cycles
    .filter(({ kind }) => !(context.facts.timeUnknown && kind.startsWith("progressed-moon")))
    .flatMap((cycle) =>
      cycle.kind.startsWith("progressed")
        ? cycle.dates.flatMap((date) => enteredEntry(cycle.kind, date, context, plain))
        : crossingsOf(cycle).map((crossing) => crossingEntry(crossing, context, plain)),
    )
    .toSorted((one, other) => ((one.dates[0]?.date ?? "") < (other.dates[0]?.date ?? "") ? -1 : 1));
}

/** The first of some passages that the book tells. */
function askedBy(plain: ReadonlyMap<string, string>, starts: readonly string[]): { readonly asks?: string } {
  for (const start of starts)
    for (const [passage, sentence] of plain) if (passage.startsWith(start)) return { asks: sentence };
  return {};
}

function crossingEntry(crossing: Crossing, context: ReportContext, plain: ReadonlyMap<string, string>): CrossingEntry {
  const { kind, count, dates } = crossing;
  const body = crossingBody(kind);
  const subject = body === "trueNode" ? "node" : body;
  return {
    kind: "crossing",
    glyph: body === "trueNode" ? "north-node" : body,
    name: crossingTitle(crossing, context),
    age: ageAt(dates[0]?.date ?? "", context.facts),
    dates: dates.map((date) => shownDate(date, context)),
    section: cycleSections.find(([, kinds]) => kinds.some((one) => one === kind))?.[0] ?? "life-line",
    ...askedBy(plain, [
      `cycles/crossings/${kind}-${count}-`,
      `cycles/${subject}-by-sign/`,
      `cycles/${subject}-by-house/`,
    ]),
  };
}

/** A sign or a phase that the progressed Sun or Moon begins. */
function enteredEntry(
  kind: Cycle["kind"],
  date: CycleDate,
  context: ReportContext,
  plain: ReadonlyMap<string, string>,
): readonly CrossingEntry[] {
  const { say, facts } = context;
  const { sign, phase } = date;
  const shared = { age: ageAt(date.date, facts), dates: [enteredDate(date, context)] };
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

/** Of a progression without the hour the months are shown between which it lies. */
function enteredDate(date: CycleDate, context: ReportContext): CrossingDate {
  const shown = shownDate(date, context);
  return context.facts.timeUnknown ? { ...shown, text: spanText(date.date, context) } : shown;
}

function shownDate({ date, direct }: CycleDate, { say }: ReportContext): CrossingDate {
  return { date, text: dateText(date, say), retrograde: !direct };
}
