import { aspectsDrawn, wheel } from "@cosmic/drawings/wheel";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";

/** Types of aspect the wheel draws as lines, in legend order. */
const legendOrder = ["conjunction", "trine", "sextile", "square", "opposition", "quincunx"] as const;

/** The natal wheel as a plate, with the narrow-screen form and the legend. */
export function wheelBlock({ say, facts }: ReportContext): Block {
  const sun = say(`sign.${facts.planets.sun.sign}`);
  const moon = say(`sign.${facts.planets.moon.sign}`);
  const title = facts.angles
    ? say("glance.wheelTitle", { sun, moon, rising: say(`sign.${facts.angles.ascendant.sign}`) })
    : say("glance.wheelTitleUntimed", { sun, moon });
  return {
    kind: "figure",
    name: "wheel",
    size: "plate",
    drawing: wheel(facts, { title }),
    compact: wheel(facts, { title, compact: true }),
    caption: facts.houses
      ? say("glance.wheelCaption", { houses: say(`houseSystem.${facts.houses.system}`) })
      : say("glance.wheelCaptionUntimed"),
    legend: legendOf({ say, facts }),
  };
}

/** Legend entries for exactly what this wheel draws. */
function legendOf({ say, facts }: Pick<ReportContext, "say" | "facts">) {
  const drawn = new Set(aspectsDrawn(facts).map(({ type }) => type));
  const turning = Object.values(facts.planets).some(({ retrograde }) => retrograde);
  return [
    ...legendOrder.filter((aspect) => drawn.has(aspect)).map((aspect) => ({ label: say(`aspect.${aspect}`), aspect })),
    ...(turning ? [{ label: raiseFirst(say("word.retrograde")), aspect: "retrograde" }] : []),
    ...(facts.timeUnknown ? [{ label: say("glance.moonRange"), aspect: "moon-range" }] : []),
  ];
}
