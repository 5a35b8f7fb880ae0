import type { Chapter } from "../document.ts";
import { degreeInSign, signGlyph } from "../placement-words.ts";
import type { Telling } from "../telling.ts";
import { ascendantMargin } from "./margin-notes.ts";
import { passageBlocks } from "./passage-blocks.ts";
import { stateSection } from "./soul.ts";
import { chartRulerState } from "./state-sentences.ts";

/** The Ascendant: the rising sign, then the planet that rules it. No chapter without a birth time. */
export function mask(telling: Telling): readonly Chapter[] {
  const { say, facts, chosen, plates } = telling;
  if (!facts.angles || !facts.chartRuler) return [];
  const { ascendant } = facts.angles;
  const sign = say(`sign.${ascendant.sign}`);
  return [
    {
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
      sections: [
        ...chosen.ascendant.map((passage) => ({
          id: "mask-sign",
          title: say("placement.rising", { sign }),
          blocks: [...ascendantMargin(ascendant, facts, say), ...passageBlocks(passage, say, { quoted: true })],
        })),
        ...stateSection("mask-state", say("section.maskState"), chartRulerState(facts, say)),
      ],
    },
  ];
}
