import type { CycleDate } from "@cosmic/chart/findings";
import { joint, table } from "../blocks.ts";
import { section } from "../chapter-frame.ts";
import { dateText } from "../dates.ts";
import type { Block, Section } from "../document.ts";
import { signCell } from "../placement-words.ts";
import { tell } from "../tell.ts";
import type { Telling } from "../telling.ts";
import { ageAt } from "./crossings.ts";

/** The progressed Moon by sign and by phase, and the progressed Sun, each as a calendar of a life. Without the hour the
 * Moon’s dates would be months wide, and are left out. */
export function progressionSections(telling: Telling): readonly Section[] {
  const { facts, say } = telling;
  const datesOf = (kind: string) => facts.cycles.find((cycle) => cycle.kind === kind)?.dates ?? [];
  const moon = facts.timeUnknown ? [] : datesOf("progressed-moon-sign");
  const phases = facts.timeUnknown ? [] : datesOf("progressed-moon-phase");
  const sun = datesOf("progressed-sun-sign");
  return [
    ...(moon.length === 0
      ? []
      : section("progressed-moon", say("section.progressedMoon"), [
          joint(say("cycles.progressedMoon"), ["progressed-moon-sign"]),
          ...signBlocks("progressed-moon", moon, telling),
          calendar(say("cycles.moonCaption"), moon, telling),
        ])),
    ...(phases.length === 0
      ? []
      : section("progressed-phases", say("section.progressedPhases"), [
          joint(say("cycles.progressedPhases"), ["progressed-moon-phase"]),
          ...phaseBlocks(phases, telling),
          phaseCalendar(phases, telling),
        ])),
    ...(sun.length === 0
      ? []
      : section("progressed-sun", say("section.progressedSun"), [
          joint(say("cycles.progressedSun"), ["progressed-sun-sign"]),
          ...signBlocks("progressed-sun", sun, telling),
          calendar(say("cycles.sunCaption"), sun, telling),
        ])),
  ];
}

function signBlocks(
  which: "progressed-moon" | "progressed-sun",
  dates: readonly CycleDate[],
  telling: Telling,
): readonly Block[] {
  return dates.flatMap(({ sign, date }) =>
    sign === undefined
      ? []
      : tell(telling, {
          subject: `cycles/${which}-by-sign`,
          heading: sign.toLowerCase(),
          facts: [`${which}-sign`],
          slots: { date: dateText(date, telling.say) },
          optional: which === "progressed-moon",
        }),
  );
}

function phaseBlocks(dates: readonly CycleDate[], telling: Telling): readonly Block[] {
  return dates.flatMap(({ phase, date }) =>
    phase === undefined
      ? []
      : tell(telling, {
          subject: "cycles/progressed-moon-by-phase",
          heading: phase,
          facts: ["progressed-moon-phase"],
          slots: { date: dateText(date, telling.say) },
          optional: true,
        }),
  );
}

function calendar(caption: string, dates: readonly CycleDate[], { say, facts }: Telling): Block {
  const rows = dates.flatMap(({ sign, date }) =>
    sign === undefined
      ? []
      : [[{ text: String(ageAt(date, facts)) }, signCell(sign, say), { text: dateText(date, say) }]],
  );
  return table(
    caption,
    [
      [say("cycles.age"), "end"],
      [say("table.sign"), "start"],
      [say("word.from"), "start"],
    ],
    rows,
  );
}

function phaseCalendar(dates: readonly CycleDate[], { say, facts }: Telling): Block {
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
