import { likelierSign, possibleSigns, signHours } from "@cosmic/chart/certainty/day/possible-signs";
import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Planet } from "@cosmic/chart/facts";
import { houseNumber } from "@cosmic/chart/names";
import { numberText } from "@cosmic/interpretation/strings/number-words";
import { timeInSentence } from "@cosmic/interpretation/strings/time-words";
import { note } from "../../context/blocks.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Section } from "../../document.ts";
import { planetMargin } from "./margin-notes.ts";

/** The sections about a planet: its sign, with the margin notes; its house, where it is known; its condition. */
export function planetFrames(planet: Planet, context: ReportContext, id: string): readonly Section[] {
  const { say, facts, words } = context;
  const { sign } = facts.planets[planet];
  const house = houseNumber(facts.planets[planet].house);
  const placement = say(`planet.${planet}`);
  return [
    {
      id: `${id}-sign`,
      title:
        possibleSigns(planet, facts).length > 1
          ? words.titled(placementFact(planet, "sign"))
          : say("placement.inSign", { placement, sign: say(`sign.${sign}`) }),
      blocks: [...planetMargin(planet, facts, say), ...twoSigns(planet, context)],
    },
    ...(house === null ? [] : [{ id: `${id}-house`, title: words.titled(placementFact(planet, "house")), blocks: [] }]),
    { id: `${id}-state`, title: say("section.state", { planet: say(`planetNamed.${planet}`) }), blocks: [] },
  ];
}

const minutesPerHour = 60;

/** A note on a planet that changed sign on a day without a birth time. */
function twoSigns(planet: Planet, { say, facts }: ReportContext): readonly Block[] {
  const windows = signHours(planet, facts);
  const [first, second] = windows;
  if (!first || !second) return [];
  const named = say(`planetNamed.${planet}`);
  const likelier = likelierSign(windows);
  const changed = say("state.twoSigns", {
    body: named,
    ...{ first: say(`sign.${first.sign}`), second: say(`sign.${second.sign}`) },
    time: timeInSentence(first.to, say.rules),
  });
  return [
    note(changed, [placementFact(planet, "sign")]),
    note(say("state.eitherSign", { planet: named })),
    ...(likelier
      ? [
          note(
            say("state.likelierSign", {
              sign: say(`sign.${likelier.sign}`),
              count: numberText(likelier.minutes / minutesPerHour, 0, say.rules),
            }),
          ),
        ]
      : []),
  ];
}
