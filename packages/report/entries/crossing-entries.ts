import { compareTexts } from "@cosmic/chart/compare-texts";
import { ageAt } from "@cosmic/chart/cycles/age";
import { type Crossing, crossingsOf } from "@cosmic/chart/cycles/crossings";
import type { Cycle, CycleDate } from "@cosmic/chart/findings";
import { crossingBody, crossingTitle, isShownCrossing } from "../chapters/life/cycles.ts";
import { spanText } from "../chapters/life/progressed-span.ts";
import type { CrossingDate, CrossingEntry } from "../chart-entries.ts";
import { dateText } from "../context/dates.ts";
import { signCell, signGlyph } from "../context/placement-words.ts";
import type { ReportContext } from "../context/report-context.ts";

/**
 * A life's returns and crossings and the signs and phases the progressed Sun and Moon enter, in chronological order.
 * Without a birth time the Moon's entries are left out, as in the chapter.
 */
export function crossingEntries(context: ReportContext): readonly CrossingEntry[] {
  return context.facts.cycles
    .filter(({ kind }) => !(context.facts.timeUnknown && kind.startsWith("progressed-moon")))
    .flatMap((cycle) => {
      if (cycle.kind.startsWith("progressed"))
        return cycle.dates.flatMap((date) => enteredEntry(cycle.kind, date, context));
      return isShownCrossing(cycle) ? crossingsOf(cycle).map((crossing) => crossingEntry(crossing, context)) : [];
    })
    .toSorted((one, other) => compareTexts(one.dates[0].date, other.dates[0].date));
}

function crossingEntry(crossing: Crossing, context: ReportContext): CrossingEntry {
  const { kind, dates } = crossing;
  const [first, ...later] = dates;
  const body = crossingBody(kind);
  return {
    kind: "crossing",
    glyph: body === "trueNode" ? "north-node" : body,
    name: crossingTitle(crossing, context),
    age: ageAt(first.date, context.facts),
    dates: [shownDate(first, context), ...later.map((date) => shownDate(date, context))],
    section: "life-line",
  };
}

/** A sign or phase the progressed Sun or Moon enters. */
function enteredEntry(kind: Cycle["kind"], date: CycleDate, context: ReportContext): readonly CrossingEntry[] {
  const { say, facts } = context;
  const { sign, phase } = date;
  const shared = { age: ageAt(date.date, facts), dates: [enteredDate(date, context)] } as const;
  if (phase !== undefined)
    return [
      {
        ...{ ...shared, kind: "moon-phase", glyph: phase, section: "progressed-phases" },
        name: say("screen.phaseBegins", { phase: say(`phase.${phase}`) }),
        since: say("screen.phaseSince", { phase: say(`phase.${phase}`), date: dateText(date.date, say) }),
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
