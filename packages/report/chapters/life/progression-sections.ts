import { ageAt } from "@cosmic/chart/cycles/age";
import type { CycleDate } from "@cosmic/chart/findings";
import { phaseAt } from "@cosmic/chart/zodiac/moon-phase";
import { heading, note, table } from "../../context/blocks.ts";
import { section } from "../../context/chapter-frame.ts";
import { dateText } from "../../context/dates.ts";
import { signCell } from "../../context/placement-words.ts";
import { renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Section } from "../../document.ts";
import { spanAges, spanText } from "./progressed-span.ts";

/** The progressed Moon by sign and phase, and the progressed Sun, as calendars. Without a birth time the Moon's dates
 * would be less certain than its time in a sign and are left out; the Sun's dates are given as spans. */
export function progressionSections(context: ReportContext): readonly Section[] {
  const { facts, say } = context;
  const datesOf = (kind: string) => facts.cycles.find((cycle) => cycle.kind === kind)?.dates ?? [];
  const moon = facts.timeUnknown ? [] : datesOf("progressed-moon-sign");
  const phases = facts.timeUnknown ? [] : datesOf("progressed-moon-phase");
  const sun = datesOf("progressed-sun-sign");
  return [
    ...(moon.length === 0
      ? []
      : section("progressed-moon", say("section.progressedMoon"), [
          note(say("cycles.progressedMoon"), ["progressed-moon-sign"]),
          ...signBlocks("progressed-moon", moon.filter(metSign(context)), context),
          calendar(say("cycles.moonCaption"), moon, context),
        ])),
    ...(phases.length === 0
      ? []
      : section("progressed-phases", say("section.progressedPhases"), [
          note(say("cycles.progressedPhases"), ["progressed-moon-phase"]),
          ...phaseBlocks(phases.filter(bornPhase(context)), context),
          phaseCalendar(phases, context),
        ])),
    ...(sun.length === 0
      ? []
      : section("progressed-sun", say("section.progressedSun"), [
          note(say(facts.timeUnknown ? "cycles.progressedSunUntimed" : "cycles.progressedSun"), [
            "progressed-sun-sign",
          ]),
          ...signBlocks("progressed-sun", sun, context),
          calendar(say("cycles.sunCaption"), sun, context),
        ])),
  ];
}

/**
 * The progressed Moon goes through every sign: only those of the natal Sun, Moon, Saturn or Ascendant are described.
 */
function metSign({ facts }: ReportContext): (date: CycleDate) => boolean {
  const { sun, moon, saturn } = facts.planets;
  const met = [sun, moon, saturn, ...(facts.angles ? [facts.angles.ascendant] : [])].map(({ sign }) => sign);
  return ({ sign }) => sign !== undefined && met.includes(sign);
}

/** Of the eight phases, only the birth phase and the one opposite are described. */
function bornPhase({ facts }: ReportContext): (date: CycleDate) => boolean {
  const { angle, name } = facts.moonPhase;
  const across = phaseAt((angle + 180) % 360);
  return ({ phase }) => phase === name || phase === across;
}

/** Many people share a progressed sign: only its core is used, unless the book is short. */
const signWeight = 0;

function signBlocks(
  which: "progressed-moon" | "progressed-sun",
  dates: readonly CycleDate[],
  context: ReportContext,
): readonly Block[] {
  return dates.flatMap(({ sign, date }) => {
    if (sign === undefined) return [];
    const told = renderPassage(context, {
      subject: `cycles/${which}-by-sign`,
      heading: sign.toLowerCase(),
      facts: [`${which}-sign`],
      slots: { date: context.facts.timeUnknown ? spanText(date, context) : dateText(date, context.say) },
      weight: signWeight,
    });
    return named(context.say(`sign.${sign}`), told, context);
  });
}

/** Blocks about a sign or phase, under its name. */
function named(title: string, told: readonly Block[], { draft }: ReportContext): readonly Block[] {
  return told.length === 0 ? [] : draft.headed(heading(title), told);
}

function phaseBlocks(dates: readonly CycleDate[], context: ReportContext): readonly Block[] {
  return dates.flatMap(({ phase, date }) => {
    if (phase === undefined) return [];
    const told = renderPassage(context, {
      subject: "cycles/progressed-moon-by-phase",
      heading: phase,
      facts: ["progressed-moon-phase"],
      slots: { date: dateText(date, context.say) },
    });
    return named(context.say(`phase.${phase}`), told, context);
  });
}

function calendar(caption: string, dates: readonly CycleDate[], { say, facts }: ReportContext): Block {
  const rows = dates.flatMap(({ sign, date }) =>
    sign === undefined
      ? []
      : facts.timeUnknown
        ? [[{ text: spanAges(date, { facts, say }) }, signCell(sign, say), { text: spanText(date, { facts, say }) }]]
        : [[{ text: String(ageAt(date, facts)) }, signCell(sign, say), { text: dateText(date, say) }]],
  );
  return table(
    caption,
    [
      [say("cycles.age"), "end"],
      [say("table.sign"), "start"],
      [say(facts.timeUnknown ? "cycles.within" : "word.from"), "start"],
    ],
    rows,
  );
}

function phaseCalendar(dates: readonly CycleDate[], { say, facts }: ReportContext): Block {
  const rows = dates.flatMap(({ phase, date }) =>
    phase === undefined
      ? []
      : [
          [
            { text: String(ageAt(date, facts)) },
            { text: say(`phase.${phase}`), glyph: phase },
            { text: dateText(date, say) },
          ],
        ],
  );
  return table(
    say("cycles.phaseCaption"),
    [
      [say("cycles.age"), "end"],
      [say("glance.phase"), "start"],
      [say("word.from"), "start"],
    ],
    rows,
  );
}
