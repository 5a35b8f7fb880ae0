import { note, reference } from "../blocks.ts";
import { dayText, localClock } from "../dates.ts";
import type { Block } from "../document.ts";
import { degreeToEdge } from "../placement-words.ts";
import type { Telling } from "../telling.ts";
import { calendarSign, nearestSunCrossing } from "./sun-crossing.ts";

/** The Ascendant moves a degree in about four minutes: two degrees are the ten minutes that the text speaks of. */
const risingEdgeDeg = 2;
/** The Moon moves a degree in about two hours. */
const moonEdgeDeg = 1;

/** What could be different, said before anything that rests on it. */
export function uncertainty(telling: Telling): readonly Block[] {
  const { facts } = telling;
  return [...sunDoubt(telling), ...(facts.timeUnknown ? untimed(telling) : timed(telling))];
}

function timed({ facts, say }: Telling): readonly Block[] {
  const { angles, houses, planets } = facts;
  const rising = angles && degreeToEdge(angles.ascendant);
  const moon = degreeToEdge(planets.moon);
  return [
    note(say("uncertain.time"), ["ascendant.sign"]),
    ...(rising && rising.degrees < risingEdgeDeg
      ? [note(say("uncertain.risingEdge", { sign: say(`sign.${rising.neighbor}`) }), ["ascendant.sign"])]
      : []),
    ...(moon.degrees < moonEdgeDeg
      ? [note(say("uncertain.moonEdge", { sign: say(`sign.${moon.neighbor}`) }), ["moon.sign"])]
      : []),
    ...(houses?.system === "porphyry" ? [note(say("uncertain.porphyry"), ["houses"])] : []),
  ];
}

function untimed({ facts, say }: Telling): readonly Block[] {
  const [first, second] = facts.moonSigns;
  const moon =
    first && second && first.sign !== second.sign
      ? say("uncertain.moonTwo", {
          first: say(`sign.${first.sign}`),
          second: say(`sign.${second.sign}`),
          time: first.to,
        })
      : say("uncertain.moonSure", { sign: say(`sign.${facts.planets.moon.sign}`) });
  return [
    note(say("uncertain.untimed")),
    note(moon, ["moon.sign"]),
    reference(say("reference.day"), "the-day-as-it-turned"),
  ];
}

/** One line where the Sun's sign is in doubt, or differs from what calendars say. */
function sunDoubt({ facts, say }: Telling): readonly Block[] {
  const { before, after, daysLater } = nearestSunCrossing(facts);
  const local = localClock(facts);
  const crossing = localClock(facts, daysLater);
  const sides = { before: say(`sign.${before}`), after: say(`sign.${after}`), time: crossing.time.slice(0, 5) };
  const sameDay = crossing.day === local.day && crossing.month === local.month;
  if (facts.timeUnknown && sameDay) {
    const sign = say(`sign.${facts.planets.sun.sign}`);
    return [note(say("uncertain.sunEdge", { ...sides, sign }), ["sun.sign"])];
  }
  const byCalendar = calendarSign(local.month, local.day);
  if (byCalendar === facts.planets.sun.sign) return [];
  const words = { ...sides, calendarSign: say(`sign.${byCalendar}`), date: dayText(crossing, say) };
  return [note(say("uncertain.calendar", words), ["sun.sign"])];
}
