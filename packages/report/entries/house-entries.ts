import { planets, signs } from "@cosmic/chart/facts";
import { houseNumber } from "@cosmic/chart/names";
import { zodiacPoint } from "@cosmic/chart/zodiac/longitude";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import type { HouseEntry } from "../chart-entries.ts";
import { degreeInSign, signCell } from "../context/placement-words.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Chapter } from "../document.ts";

/** The twelve houses; none without a birth time. */
export function houseEntries({ facts, say }: ReportContext, chapters: readonly Chapter[]): readonly HouseEntry[] {
  const plain = plainOfSections(chapters);
  return (facts.houses?.cusps ?? []).flatMap((cuspDeg, index) => {
    const number = houseNumber(index + 1);
    // A house's natural ruler is the ruler of the sign that would be on its cusp with Aries rising.
    const natural = signs[index];
    if (number === null || natural === undefined) return [];
    const cusp = zodiacPoint(cuspDeg);
    const ruler = modernRulers[cusp.sign];
    const away = houseNumber(facts.planets[ruler].house);
    const planet = say(`planet.${ruler}`);
    const residents = planets.filter((one) => facts.planets[one].house === number);
    const own = plain.get(`house-${number}`);
    const company = residents[0] && plain.get(`${houseChapter[residents[0]] ?? residents[0]}-house`);
    return [
      {
        number,
        word: say(`houses.word.${number}`),
        cuspDeg,
        cusp: { ...signCell(cusp.sign, say), text: degreeInSign(cusp, say) },
        key:
          away === null || away === number
            ? say("screen.key.here", { planet })
            : say("screen.key.away", { planet, house: say(`house.${away}`) }),
        naturalRuler: say("screen.naturalRuler", { planet: say(`planet.${modernRulers[natural]}`) }),
        residents,
        ...(own === undefined ? {} : { plain: own }),
        ...(company === undefined ? {} : { company }),
        section: `house-${number}`,
      },
    ];
  });
}

/** The Sun's and Moon's chapters have their own names. */
const houseChapter: Readonly<Record<string, string>> = { sun: "soul", moon: "heart" };

/** The first plain sentence of each section that has one. */
function plainOfSections(chapters: readonly Chapter[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { id, blocks } of chapters.flatMap(({ sections }) => sections)) {
    for (const block of blocks)
      if (block.kind === "paragraph" && block.role === "core" && block.plain && !found.has(id))
        found.set(id, block.plain);
  }
  return found;
}
