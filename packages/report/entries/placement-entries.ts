import { isStrengthCertain } from "@cosmic/chart/certainty/day/day-states";
import { possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import {
  type Facts,
  type Planet,
  type PlanetFacts,
  type PointFacts,
  planets,
  type ZodiacPoint,
} from "@cosmic/chart/facts";
import { houseNumber } from "@cosmic/chart/names";
import { elementOf, modalityOf } from "@cosmic/chart/zodiac/shares";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst, type Say } from "@cosmic/interpretation/strings/fill-strings";
import { houseOrdinal } from "@cosmic/interpretation/strings/house-ordinal";
import { reasonText, sumText } from "../chapters/life/score-table.ts";
import type { PlacementEntry } from "../chart-entries.ts";
import { planetDegree, pointCell, pointDegree, signCell } from "../context/placement-words.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Chapter } from "../document.ts";

const pointOrder = ["trueNode", "chiron", "meanLilith", "fortune", "spirit"] as const;
const angleOrder = ["ascendant", "midheaven"] as const;

/** Section id prefixes of placements with a chapter of their own. */
const chapterWords: Readonly<Record<string, string>> = { sun: "soul", moon: "heart", ascendant: "mask" };

/** Every placement in the book: planets, points, and the two angles. */
export function placementEntries(context: ReportContext, chapters: readonly Chapter[]): readonly PlacementEntry[] {
  const sections = chapters.flatMap((chapter) => chapter.sections.map(({ id }) => id));
  const toldBy = (id: string) => {
    const word = chapterWords[id] ?? id;
    return sections.filter((section) => section === word || section.startsWith(`${word}-`));
  };
  const { facts, say } = context;
  return [
    ...planets.map((id) => planetEntry(id, context, toldBy(id))),
    ...pointOrder.flatMap((id): readonly PlacementEntry[] => {
      const point = facts.points[id];
      if (!point) return [];
      const { text: name, glyph } = pointCell(id, say);
      const own = { id, kind: "point", name, ...(glyph === undefined ? {} : { glyph }) } as const;
      return [{ ...own, ...placed(point, facts, say), ...housed(point, say), retrograde: false, sections: toldBy(id) }];
    }),
    ...angleOrder.flatMap((id): readonly PlacementEntry[] => {
      const angle = facts.angles?.[id];
      if (!angle) return [];
      const own = { id, kind: "angle", name: say(`angle.${id}`), glyph: id } as const;
      return [{ ...own, ...placed(angle, facts, say), retrograde: false, sections: toldBy(id) }];
    }),
  ];
}

function planetEntry(id: Planet, { facts, say }: ReportContext, sections: readonly string[]): PlacementEntry {
  const planet = facts.planets[id];
  const rules = rulesText(id, facts.houses?.rulers ?? [], say);
  const certain = possibleSigns(id, facts).length === 1;
  return {
    id,
    kind: "planet",
    name: say(`planet.${id}`),
    glyph: id,
    place: planetDegree(id, facts, say),
    ...(certain ? { sign: signCell(planet.sign, say) } : {}),
    ...housed(planet, say),
    retrograde: planet.retrograde,
    ...(rules === undefined ? {} : { rules }),
    ...(isStrengthCertain(id, facts)
      ? { strength: { score: planet.score, condition: conditionText(planet, say), sum: sumText(planet, say) } }
      : {}),
    element: elementOf(planet.sign).toLowerCase(),
    mode: modalityOf(planet.sign).toLowerCase(),
    sections,
  };
}

function placed(point: ZodiacPoint, facts: Facts, say: Say) {
  return { place: pointDegree(point, facts, say), sign: signCell(point.sign, say) };
}

function housed({ house }: Pick<PointFacts, "house">, say: Say): { readonly house?: string } {
  const number = houseNumber(house);
  return number === null ? {} : { house: raiseFirst(say(`house.${number}`)) };
}

/** The houses a planet rules, by the signs on their cusps. */
function rulesText(planet: Planet, rulers: readonly Planet[], say: Say): string | undefined {
  const ruled = rulers.flatMap((ruler, index) => (ruler === planet ? [houseOrdinal(index + 1, say)] : []));
  if (ruled.length === 0) return undefined;
  return say(ruled.length === 1 ? "screen.rules.one" : "screen.rules.more", { houses: listed(ruled, say) });
}

/** Reasons for the score, in words: `Domicile, in its sect, angular, fast`. */
function conditionText({ scoreLines, dignity, houseClass }: PlanetFacts, say: Say): string {
  const [head, ...rest] = scoreLines.map(({ reason, points }) => {
    if (reason === "dignity") return say(`dignity.${dignity}`);
    return reason === "house" && houseClass !== null
      ? say(`screen.class.${houseClass}`)
      : reasonText(reason, points, say);
  });
  if (head === undefined) return say("dignity.neutral");
  return raiseFirst(rest.reduce((first, second) => say("word.listed", { first, second }), head));
}
