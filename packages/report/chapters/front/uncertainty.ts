import { possibleSigns } from "@cosmic/interpretation/choice/possible-signs";
import type { Block } from "../../document.ts";
import { note, reference } from "../../telling/blocks.ts";
import { dateText } from "../../telling/dates.ts";
import { degreeToEdge } from "../../telling/placement-words.ts";
import type { Telling } from "../../telling/telling.ts";

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
  // The quarter of an hour that the text speaks of.
  const soon = facts.tolerance["15"] ?? [];
  return [
    note(say("uncertain.time"), ["ascendant.sign"]),
    ...(rising && soon.includes("rising-sign")
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

/** One line where the Sun’s sign is in doubt, or differs from what calendars say. */
function sunDoubt({ facts, say }: Telling): readonly Block[] {
  const { sunChange, planets } = facts;
  if (sunChange === null) return [];
  const { from, to, date, time, calendarSign } = sunChange;
  const sides = { before: say(`sign.${from}`), after: say(`sign.${to}`), time };
  if (possibleSigns("sun", facts).length > 1) return [note(say("uncertain.sunEdge", sides), ["sun.sign"])];
  if (calendarSign === planets.sun.sign) return [];
  const words = { ...sides, calendarSign: say(`sign.${calendarSign}`), date: dateText(date, say) };
  return [note(say("uncertain.calendar", words), ["sun.sign"])];
}
