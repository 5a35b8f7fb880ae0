import { houseFact, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { type Facts, type Planet, planets, type Sign } from "@cosmic/chart/facts";
import { type HouseNumber, houseNumber } from "@cosmic/chart/names";
import { signAt, zodiacPoint } from "@cosmic/chart/zodiac/longitude";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { note, reference } from "../../context/blocks.ts";
import { type ChapterFrame, type SectionFrame, section } from "../../context/chapter-frame.ts";
import { degreeInSign, planetDegree, signGlyph } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, FactIds } from "../../document.ts";
import { houseWheelBlock } from "../../drawings/house-wheel-block.ts";

/** Frame of the chapter on the twelve houses: the cusp, its ruler and the planets of each. None without a birth time. */
export function houses(context: ReportContext): readonly ChapterFrame[] {
  const { say, facts } = context;
  if (!facts.houses) return [];
  return [
    {
      id: "houses",
      title: say("chapter.houses.title"),
      subtitle: say("chapter.houses.subtitle"),
      glyph: "ascendant",
      tab: "houses",
      opener: { lines: [say(`houseSystem.${facts.houses.system}`)] },
      sections: [
        ...section("house-wheel", say("section.houseWheel"), houseWheelBlock(context, { size: "wide" })),
        ...facts.houses.cusps.flatMap((cusp, index) => {
          const number = houseNumber(index + 1);
          return number === null ? [] : [houseFrame(number, cusp, context)];
        }),
      ],
    },
  ];
}

function houseFrame(house: HouseNumber, cuspDeg: number, context: ReportContext): SectionFrame {
  const { say, facts } = context;
  const sign = signAt(cuspDeg);
  const ruler = modernRulers[sign];
  const residents = planets.filter((planet) => facts.planets[planet].house === house);
  const title = say("houses.title", { house: raiseFirst(say(`house.${house}`)), topic: say(`houses.topic.${house}`) });
  return {
    id: `house-${house}`,
    title,
    blocks: [
      ...houseMargin(house, { sign, cuspDeg, residents, ruler }, context),
      ...(house === 1 ? [reference(say("reference.told", { title: say("section.maskState") }), "mask-state")] : []),
      ...residentBlocks(house, residents, context),
    ],
    untold: [houseLead(house, sign, context)],
  };
}

/** The house's topic, its sign, and where the sign's ruler is. */
function houseLead(house: HouseNumber, sign: Sign, { say, facts, words }: ReportContext): Block {
  const ruler = modernRulers[sign];
  const rulerHouse = houseNumber(facts.planets[ruler].house);
  const values = { sign: say(`sign.${sign}`), ruler: words.body(ruler) };
  const text =
    rulerHouse === house
      ? say("houses.ruledAtHome", { house: say(`house.${house}`), topic: say(`houses.topic.${house}`), ...values })
      : say(`houses.read.${house}`, {
          ...values,
          topic: say(`houses.topic.${house}`),
          where: rulerHouse === null ? "" : say(`house.${rulerHouse}`),
        });
  return note(text, [houseFact(house, "sign"), houseFact(house, "ruler"), placementFact(ruler, "house")]);
}

/** The planets in a house, with pointers to their own passages in rotating wordings. */
function residentBlocks(house: HouseNumber, residents: readonly Planet[], { say }: ReportContext): readonly Block[] {
  const [first] = residents;
  if (!first) return [];
  const list = listed(
    residents.map((planet) => say(`planetNamed.${planet}`)),
    say,
  );
  const wording = residentWordings[house % residentWordings.length] ?? 1;
  const key = residents.length === 1 ? (`houses.resident${wording}` as const) : (`houses.residents${wording}` as const);
  const target = first === "sun" ? "soul-house" : first === "moon" ? "heart-house" : `${first}-house`;
  return [{ kind: "reference", text: say(key, { planets: list }), target }];
}

const residentWordings = [1, 2, 3] as const;

interface HouseGround {
  readonly sign: Sign;
  readonly cuspDeg: number;
  readonly ruler: Planet;
  readonly residents: readonly Planet[];
}

function houseMargin(house: HouseNumber, ground: HouseGround, { say, facts }: ReportContext): readonly Block[] {
  const { sign, cuspDeg, ruler, residents } = ground;
  const note = (glyph: string, title: string, lines: readonly string[], ids: FactIds): Block => ({
    kind: "margin-note",
    glyph,
    title,
    lines,
    facts: ids,
  });
  const placed = (planet: Planet, data: Facts) => planetDegree(planet, data, say);
  const rulerHouse = houseNumber(facts.planets[ruler].house);
  return [
    note(signGlyph(sign), say("houses.cusp"), [degreeInSign(zodiacPoint(cuspDeg), say)], [houseFact(house, "sign")]),
    note(
      ruler,
      say("placement.rules", { planet: say(`planet.${ruler}`) }),
      [placed(ruler, facts), ...(rulerHouse === null ? [] : [raiseFirst(say(`house.${rulerHouse}`))])],
      [houseFact(house, "ruler")],
    ),
    ...residents.map((planet) =>
      note(planet, say(`planet.${planet}`), [placed(planet, facts)], [placementFact(planet, "house")]),
    ),
  ];
}
