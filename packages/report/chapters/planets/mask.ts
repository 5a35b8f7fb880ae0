import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { houseNumber } from "@cosmic/chart/names";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import { alignmentBars } from "@cosmic/interpretation/selection/alignment-bars";
import { joint } from "../../context/blocks.ts";
import { framed, section } from "../../context/chapter-frame.ts";
import { degreeInSign, signGlyph } from "../../context/placement-words.ts";
import { renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Chapter } from "../../document.ts";
import { ascendantMargin } from "./margin-notes.ts";

/** The Ascendant: the rising sign, then its ruler by sign and house. Empty without a birth time. */
export function mask(context: ReportContext): readonly Chapter[] {
  const { say, facts, plates, words } = context;
  if (!facts.angles || !facts.chartRuler) return [];
  const { ascendant } = facts.angles;
  const sign = say(`sign.${ascendant.sign}`);
  const { magnetism } = alignmentBars(facts);
  const rising = renderPassage(context, {
    subject: "planets-in-signs/ascendant",
    heading: ascendant.sign.toLowerCase(),
    facts: ["ascendant.sign"],
  });
  const chapter = {
    id: "mask",
    title: say("chapter.mask.title"),
    subtitle: say("chapter.mask.subtitle", { sign }),
    glyph: signGlyph(ascendant.sign),
    tab: "overview",
    opener: {
      lines: [
        degreeInSign(ascendant, say),
        say("placement.ruledBy", { planet: say(`planetNamed.${facts.chartRuler}`) }),
      ],
    },
    ...(plates.rising ? { plate: plates.rising } : {}),
    ...(magnetism === null ? {} : { bar: { label: say("bar.magnetism"), percent: magnetism } }),
    sections: [
      ...section("mask-sign", say("placement.rising", { sign }), [
        ...ascendantMargin(ascendant, facts, say),
        ...rising,
      ]),
      ...section("mask-state", say("section.maskState"), chartRuler(context)),
    ],
  } as const;
  return [framed(context, chapter, { sign, a: words.named(placementFact(facts.chartRuler, "sign")) })];
}

/** The rising sign's ruler: what it is, its placement, and what that means for the whole chart. */
function chartRuler(context: ReportContext): readonly Block[] {
  const { facts, say } = context;
  const rising = facts.angles?.ascendant.sign;
  if (!rising) return [];
  const ruler = modernRulers[rising];
  const { sign: rulerSign, house } = facts.planets[ruler];
  const named = { sign: say(`sign.${rising}`), planet: say(`planetNamed.${ruler}`) };
  const opening =
    rulerSign === rising
      ? say("state.ruler.openingSame", named)
      : say("state.ruler.opening", { ...named, rulerSign: say(`sign.${rulerSign}`) });
  const number = houseNumber(house);
  const told =
    number === null
      ? []
      : renderPassage(context, {
          subject: "house-rulers/1",
          heading: String(number),
          facts: ["house-1.ruler", placementFact(ruler, "house")],
          slots: { ruler: say(`planetNamed.${ruler}`) },
        });
  const where = number === null || told.length > 0 ? "" : ` ${say(`state.ruler.house.${number}`)}`;
  return [
    joint(opening + where, ["chart-ruler", placementFact(ruler, "sign"), placementFact(ruler, "house")]),
    ...told,
  ];
}
