import { planets } from "@cosmic/chart/facts";
import { type HouseNumber, houseNumber, houseNumbers } from "@cosmic/chart/names";
import { houseWheel } from "@cosmic/drawings/book/house-wheel";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import type { ReportContext } from "../context/report-context.ts";
import type { Block, DrawingSize } from "../document.ts";

/** Which planets are in which houses, or in the houses of `only`. Empty without a birth time, or if those houses are
 * empty. */
export function houseWheelBlock(
  { say, facts }: ReportContext,
  { size, only }: { readonly size: DrawingSize; readonly only?: readonly HouseNumber[] },
): readonly Block[] {
  const lived = houseNumbers.filter((house) =>
    planets.some((planet) => houseNumber(facts.planets[planet].house) === house && (only?.includes(house) ?? true)),
  );
  if (lived.length === 0) return [];
  const named = lived.map((house) => say(`house.${house}`));
  const words = {
    title: say("figure.houses.title", { houses: listed(named, say) }),
    houses: houseNumbers.map((house) => say(`houses.word.${house}`)),
  };
  const options = only ? { only } : {};
  const drawing = houseWheel(facts, words, options);
  const compact = houseWheel(facts, words, { ...options, form: "compact" });
  if (!drawing || !compact) return [];
  const caption = say(only ? "figure.houses.captionOnly" : "figure.houses.caption");
  return [{ kind: "figure", name: "houses", size, drawing, compact, caption }];
}
