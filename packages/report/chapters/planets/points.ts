import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { signs } from "@cosmic/chart/facts";
import { houseNumber } from "@cosmic/chart/names";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { note } from "../../context/blocks.ts";
import type { ChapterFrame, SectionFrame } from "../../context/chapter-frame.ts";
import { pointCell, pointDegree } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";

/** Points with a section of their own, in book order. */
const toldPoints = ["trueNode", "chiron", "meanLilith", "fortune"] as const;
type ToldPoint = (typeof toldPoints)[number];

/** Frame of the chapter on Chiron, the nodes, Lilith and, with a birth time, the Lot of Fortune. */
export function points(context: ReportContext): ChapterFrame {
  const { say, facts } = context;
  return {
    id: "points",
    title: say(facts.timeUnknown ? "chapter.points.titleUntimed" : "chapter.points.title"),
    subtitle: say("chapter.points.subtitle"),
    glyph: "north-node",
    tab: "planets",
    opener: { lines: openerLines(context) },
    sections: toldPoints.flatMap((point) => pointFrame(point, context)),
  };
}

/** Degree and sign of the first points, as many as an opener page has room for. */
function openerLines({ say, facts }: ReportContext): readonly string[] {
  return toldPoints.slice(0, mostOpenerLines).flatMap((point) => {
    const placed = facts.points[point];
    const planet = say(`point.${point}`);
    return placed ? [say("opener.planet", { planet, degree: pointDegree(placed, facts, say) })] : [];
  });
}
const mostOpenerLines = 3;

function pointFrame(point: ToldPoint, { say, facts }: ReportContext): readonly SectionFrame[] {
  const placed = facts.points[point];
  if (!placed) return [];
  const house = houseNumber(placed.house);
  const sign = say(`sign.${placed.sign}`);
  const facing = signs[(signs.indexOf(placed.sign) + 6) % signs.length] ?? placed.sign;
  const lead =
    point === "trueNode"
      ? say("point.lead.trueNode", { sign, facing: say(`sign.${facing}`) })
      : say(`point.lead.${point}`, { sign });
  const margin: Block = {
    kind: "margin-note",
    glyph: pointCell(point, say).glyph ?? "star-8",
    title: say(`point.${point}`),
    lines: [pointDegree(placed, facts, say), ...(house === null ? [] : [raiseFirst(say(`house.${house}`))])],
    facts: [placementFact(point, "sign"), ...(house === null ? [] : [placementFact(point, "house")])],
  };
  const blocks = [margin, note(lead, [placementFact(point, "sign")])];
  return [{ id: point, title: raiseFirst(say(`pointNamed.${point}`)), blocks, needsText: true }];
}
