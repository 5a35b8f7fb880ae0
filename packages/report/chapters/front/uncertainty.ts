import { possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import { signs } from "@cosmic/chart/facts";
import { orbText } from "@cosmic/interpretation/strings/number-words";
import { timeInSentence } from "@cosmic/interpretation/strings/time-words";
import { secondsPerDay } from "@cosmic/sky/units";
import { note, reference } from "../../context/blocks.ts";
import { dateText } from "../../context/dates.ts";
import { degreeToEdge } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";
import { heldTime } from "./held-time.ts";

/** The Moon moves a degree in about two hours. */
const moonEdgeDeg = 1;
/** A rising sign that holds for at least a quarter of an hour is not called doubtful. */
const soonSeconds = 15 * 60;
const minutesPerQuarter = 15;

/** What could be different, stated before anything that depends on it. */
export function uncertainty(context: ReportContext): readonly Block[] {
  const { facts } = context;
  return [...sunDoubt(context), ...(facts.timeUnknown ? untimed(context) : timed(context))];
}

function timed(context: ReportContext): readonly Block[] {
  const { facts, limits, say } = context;
  const { angles, houses, planets } = facts;
  const rising = limits.find(({ fact }) => fact === "ascendant.sign");
  const otherSign = signs.find((sign) => sign === rising?.becomes);
  const moon = degreeToEdge(planets.moon);
  const moonSeconds = (moon.degrees / planets.moon.speed) * secondsPerDay;
  return [
    note(leaningOnTheClock(context), ["ascendant.sign"]),
    ...(angles && rising && otherSign && rising.heldSeconds < soonSeconds
      ? [
          note(
            say("uncertain.risingEdge", { sign: say(`sign.${otherSign}`), time: heldTime(rising.heldSeconds, say) }),
            ["ascendant.sign"],
          ),
        ]
      : []),
    ...(moon.degrees < moonEdgeDeg
      ? [
          note(say("uncertain.moonEdge", { sign: say(`sign.${moon.neighbor}`), time: heldTime(moonSeconds, say) }), [
            "moon.sign",
          ]),
        ]
      : []),
    ...(houses?.system === "porphyry" ? [note(say("uncertain.porphyry"), ["houses"])] : []),
  ];
}

/** The Ascendant's average speed means nothing beyond the polar circles, so there its speed at that minute is given. */
function leaningOnTheClock({ facts, overhead, say }: ReportContext): string {
  if (overhead === null || facts.houses?.system !== "porphyry") return say("uncertain.time");
  const quarterDeg = overhead.ascendantDegPerMinute * minutesPerQuarter;
  const rate = orbText(Math.abs(quarterDeg), say.rules);
  return say(quarterDeg < 0 ? "uncertain.timeReversed" : "uncertain.timePolar", { rate });
}

function untimed({ facts, say }: ReportContext): readonly Block[] {
  const [first, second] = facts.moonSigns;
  const moon =
    first && second && first.sign !== second.sign
      ? say("uncertain.moonTwo", {
          first: say(`sign.${first.sign}`),
          second: say(`sign.${second.sign}`),
          time: timeInSentence(first.to, say.rules),
        })
      : say("uncertain.moonSure", { sign: say(`sign.${facts.planets.moon.sign}`) });
  return [
    note(say("uncertain.untimed")),
    note(moon, ["moon.sign"]),
    reference(say("reference.day", { title: say("chapter.day.title") }), "the-day-as-it-turned"),
  ];
}

/** A line if the Sun's sign is uncertain or differs from calendar dates. */
function sunDoubt({ facts, say }: ReportContext): readonly Block[] {
  const { sunChange, planets } = facts;
  if (sunChange === null) return [];
  const { from, to, date, time, calendarSign } = sunChange;
  const sides = { before: say(`sign.${from}`), after: say(`sign.${to}`), time: timeInSentence(time, say.rules) };
  if (possibleSigns("sun", facts).length > 1) return [note(say("uncertain.sunEdge", sides), ["sun.sign"])];
  if (calendarSign === planets.sun.sign) return [];
  const words = { ...sides, calendarSign: say(`sign.${calendarSign}`), date: dateText(date, say) };
  return [note(say("uncertain.calendar", words), ["sun.sign"])];
}
