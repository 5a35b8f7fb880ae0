import { ageAt } from "@cosmic/chart/cycles/age";
import type { CycleDate } from "@cosmic/chart/findings";
import { note, table } from "../../context/blocks.ts";
import { section } from "../../context/chapter-frame.ts";
import { dateText } from "../../context/dates.ts";
import { signCell } from "../../context/placement-words.ts";
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
          calendar(say("cycles.moonCaption"), moon, context),
        ])),
    ...(phases.length === 0
      ? []
      : section("progressed-phases", say("section.progressedPhases"), [
          note(say("cycles.progressedPhases"), ["progressed-moon-phase"]),
          phaseCalendar(phases, context),
        ])),
    ...(sun.length === 0
      ? []
      : section("progressed-sun", say("section.progressedSun"), [
          note(say(facts.timeUnknown ? "cycles.progressedSunUntimed" : "cycles.progressedSun"), [
            "progressed-sun-sign",
          ]),
          calendar(say("cycles.sunCaption"), sun, context),
        ])),
  ];
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
