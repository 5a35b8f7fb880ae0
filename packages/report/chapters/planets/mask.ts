import { alignmentBars } from "@cosmic/interpretation/selection/alignment-bars";
import type { ChapterFrame } from "../../context/chapter-frame.ts";
import { degreeInSign, signGlyph } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import { ascendantMargin } from "./margin-notes.ts";

/** Frame of the chapter on the Ascendant: the rising sign, then its ruler. None without a birth time. */
export function mask(context: ReportContext): readonly ChapterFrame[] {
  const { say, facts, plates } = context;
  if (!facts.angles || !facts.chartRuler) return [];
  const { ascendant } = facts.angles;
  const sign = say(`sign.${ascendant.sign}`);
  const { magnetism } = alignmentBars(facts);
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
      ...(magnetism === null ? {} : { bar: { label: say("bar.magnetism"), percent: magnetism } }),
      sections: [
        { id: "mask-sign", title: say("placement.rising", { sign }), blocks: ascendantMargin(ascendant, facts, say) },
        { id: "mask-state", title: say("section.maskState"), blocks: [] },
      ],
    },
  ];
}
