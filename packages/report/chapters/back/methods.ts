import { scoreStart } from "@cosmic/chart/strength/strength";
import { numberText } from "@cosmic/interpretation/strings/number-words";
import { factRows, note } from "../../context/blocks.ts";
import { instantText } from "../../context/dates.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Section } from "../../document.ts";
import { strengthsReference } from "../life/temperament.ts";
import { askedSources } from "./asked-sources.ts";
import { deltaTSourceText } from "./outside-names.ts";

/** How each number was computed, and its source. */
export function methodSections(
  context: ReportContext,
  sources: readonly (readonly [label: string, value: string])[],
): readonly Section[] {
  const { say } = context;
  return [
    { id: "zodiac", title: say("section.zodiac"), blocks: zodiacAndHouses(context) },
    {
      id: "orbs",
      title: say("section.orbs"),
      blocks: [note(say("methods.orbs")), note(say("methods.motion"))],
    },
    { id: "strength", title: say("section.strengthMethod"), blocks: strength(context) },
    { id: "time", title: say("section.time"), blocks: timeScales(context) },
    {
      id: "sources",
      title: say("section.sources"),
      blocks: [
        factRows(
          say("source.caption"),
          sources.map(([label, text]) => [label, { text }]),
        ),
        ...askedSources(context),
        note(say("methods.disclaimer")),
      ],
    },
  ];
}

function zodiacAndHouses({ say, facts }: ReportContext): readonly Block[] {
  const houses = facts.houses ? say(`methods.${facts.houses.system}`) : say("methods.noHouses");
  return [
    note(say("methods.zodiac")),
    note(houses),
    note(say(facts.houses ? "methods.points" : "methods.pointsUntimed")),
    ...(facts.rarity ? [note(say("methods.rarity"), ["rarity"])] : []),
  ];
}

function strength(context: ReportContext): readonly Block[] {
  const { say, facts } = context;
  const score = { start: String(scoreStart) };
  return [
    note(facts.timeUnknown ? say("methods.scoreUntimed", score) : say("methods.score", score)),
    note(say(facts.timeUnknown ? "methods.scoreAmountsUntimed" : "methods.scoreAmounts")),
    ...(facts.timeUnknown ? [] : [note(say("methods.sect"), ["sect"])]),
    strengthsReference(context),
  ];
}

function timeScales({ say, facts, birth }: ReportContext): readonly Block[] {
  const { clock, instant, julianDayTt, deltaTSeconds, obliquity } = facts;
  // Five decimals of a day are about a second; the obliquity is likewise printed to the arcsecond.
  const words = { instant: instantText(instant, say), julianDay: numberText(julianDayTt, 5, say.rules) };
  const byHand = birth.offsetSeconds !== undefined;
  return [
    note(byHand ? say("methods.clockByHand", words) : say("methods.clock", { ...words, source: clock.source }), [
      "clock",
    ]),
    note(
      say("methods.deltaT", {
        seconds: numberText(deltaTSeconds, 2, say.rules),
        source: deltaTSourceText({ facts, say }),
      }),
      ["delta-t"],
    ),
    note(say("methods.obliquity", { degrees: numberText(obliquity, 4, say.rules) }), ["obliquity"]),
    note(say(facts.accuracy === "high" ? "methods.accuracyHigh" : "methods.accuracyBasic"), ["accuracy"]),
  ];
}
