import { houseFact, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { type Facts, type Planet, planets, type Sign } from "@cosmic/chart/facts";
import { type HouseNumber, houseNumber, houseNumbers } from "@cosmic/chart/names";
import { signAt, zodiacPoint } from "@cosmic/chart/zodiac/longitude";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst, type Slots } from "@cosmic/interpretation/strings/fill-strings";
import { houseOrdinal } from "@cosmic/interpretation/strings/house-ordinal";
import { joint, reference } from "../../context/blocks.ts";
import { framed, section } from "../../context/chapter-frame.ts";
import { degreeInSign, planetDegree, signGlyph } from "../../context/placement-words.ts";
import { jointFor, renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Chapter, FactIds, Section } from "../../document.ts";
import { houseWheelBlock } from "../../drawings/house-wheel-block.ts";
import { listSlot } from "../planets/opening-words.ts";

/** The twelve houses: sign on the cusp, its ruler's placement, and the planets in it. Empty without a birth time. */
export function houses(context: ReportContext): readonly Chapter[] {
  const { say, facts } = context;
  if (!facts.houses) return [];
  const chapter = {
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
        return number === null ? [] : houseSection(number, cusp, context);
      }),
    ],
  } as const;
  return [framed(context, chapter, fullestHouse(context))];
}

/** Slots for the opening lines: the house with the most planets, and those planets. */
function fullestHouse({ facts, say }: ReportContext): Slots {
  const living = (house: number) => planets.filter((planet) => facts.planets[planet].house === house);
  const [fullest = 1] = houseNumbers.toSorted((one, other) => living(other).length - living(one).length);
  return { ...listSlot(living(fullest), say), house: houseOrdinal(fullest, say) };
}

function houseSection(house: HouseNumber, cuspDeg: number, context: ReportContext): readonly Section[] {
  const { say, facts } = context;
  const sign = signAt(cuspDeg);
  const ruler = modernRulers[sign];
  const residents = planets.filter((planet) => facts.planets[planet].house === house);
  const slots = { ruler: say(`planetNamed.${ruler}`) };
  const onCusp = renderPassage(context, {
    subject: `signs-on-cusps/${house}`,
    heading: sign.toLowerCase(),
    facts: [houseFact(house, "sign")],
    slots,
  });
  const rulerHouse = facts.planets[ruler].house;
  const ruled = renderPassage(context, {
    subject: `house-rulers/${house}`,
    heading: String(rulerHouse),
    facts: [houseFact(house, "ruler"), placementFact(ruler, "house")],
    slots,
  });
  const empty = residents.length === 0;
  const rulerLead = ruled.length === 0 || rulerHouse === house ? [] : rulerJoint(house, ruler, { context, empty });
  const title = say("houses.title", { house: raiseFirst(say(`house.${house}`)), topic: say(`houses.topic.${house}`) });
  return section(`house-${house}`, title, [
    ...houseMargin(house, { sign, cuspDeg, residents, ruler }, context),
    ...(onCusp.length > 0 && ruled.length > 0 ? [] : [houseLead(house, sign, context)]),
    ...onCusp,
    ...rulerLead,
    ...ruled,
    ...(house === 1 && ruled.length === 0 ? [toldOfRisingSign(context)] : []),
    ...residentBlocks(house, residents, context),
  ]);
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
  return joint(text, [houseFact(house, "sign"), houseFact(house, "ruler"), placementFact(ruler, "house")]);
}

/** The first house's ruler also rules the rising sign and is described there. */
function toldOfRisingSign({ say }: ReportContext): Block {
  return reference(say("reference.told", { title: say("section.maskState") }), "mask-state");
}

/** Leads from a house to its ruler elsewhere: the main source for an empty house, an additional one otherwise. */
function rulerJoint(
  house: HouseNumber,
  ruler: Planet,
  { context, empty }: { readonly context: ReportContext; readonly empty: boolean },
): readonly Block[] {
  const { say, words } = context;
  const a = words.named(placementFact(ruler, "sign"));
  const slots = { house: houseOrdinal(house, say), a };
  return jointFor(
    context,
    [{ relation: empty ? "empty-house" : "ruler-of", slots }],
    [houseFact(house, "ruler"), placementFact(ruler, "sign")],
  );
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
