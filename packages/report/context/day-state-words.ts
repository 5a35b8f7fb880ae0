import type { DayState } from "@cosmic/chart/certainty/day/day-states";
import { planetsInTwoSigns, signHours } from "@cosmic/chart/certainty/day/possible-signs";
import type { Planet, Sign } from "@cosmic/chart/facts";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import type { Say } from "@cosmic/interpretation/strings/fill-strings";
import { timeInSentence } from "@cosmic/interpretation/strings/time-words";
import type { ReportContext } from "./report-context.ts";

/** `the Moon in Taurus, before 16:33`: the signs that some states of a day without a birth time have in common and
 * others do not; null when there is none. */
export function statesText(
  states: readonly DayState[],
  { facts, say }: Pick<ReportContext, "facts" | "say">,
): string | null {
  const shared = planetsInTwoSigns(facts).flatMap((planet) => {
    const [sign, other] = new Set(states.map((state) => state.planets[planet].sign));
    return sign === undefined || other !== undefined ? [] : [placedText(planet, sign, { facts, say })];
  });
  return shared.length === 0 ? null : listed(shared, say);
}

function placedText(
  planet: Planet,
  sign: Sign,
  { facts, say }: { readonly facts: ReportContext["facts"]; readonly say: Say },
): string {
  const placed = { placement: say(`planetNamed.${planet}`), sign: say(`sign.${sign}`) };
  const [first] = signHours(planet, facts);
  if (!first) return say("placement.inSign", placed);
  const time = timeInSentence(first.to, say.rules);
  return say(first.sign === sign ? "placement.inSignBefore" : "placement.inSignFrom", { ...placed, time });
}
