import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { signs } from "@cosmic/chart/facts";
import { houseNumber } from "@cosmic/chart/names";
import { type DescribedPoint, pointPassages, toldPoints } from "@cosmic/interpretation/passages/fact-passages";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { note } from "../../context/blocks.ts";
import { framed, section } from "../../context/chapter-frame.ts";
import { pointCell, pointDegree } from "../../context/placement-words.ts";
import { renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Chapter, Section } from "../../document.ts";

/** Chiron, the nodes, Lilith and, with a birth time, the two lots: sign and house of each. */
export function points(context: ReportContext): Chapter {
  const { say, facts } = context;
  const chapter = {
    id: "points",
    title: say(facts.timeUnknown ? "chapter.points.titleUntimed" : "chapter.points.title"),
    subtitle: say("chapter.points.subtitle"),
    glyph: "north-node",
    tab: "planets",
    opener: null,
    sections: toldPoints.flatMap((point) => pointSection(point, context)),
  } as const;
  return framed(context, chapter);
}

function pointSection(point: DescribedPoint, context: ReportContext): readonly Section[] {
  const { say, facts } = context;
  const wanted = pointPassages(point, facts);
  const placed = facts.points[point];
  if (!wanted || !placed) return [];
  const house = houseNumber(placed.house);
  const sign = renderPassage(context, { ...wanted.sign, facts: [placementFact(point, "sign")] });
  const inHouse = wanted.house
    ? renderPassage(context, { ...wanted.house, facts: [placementFact(point, "house")] })
    : [];
  const margin: Block = {
    kind: "margin-note",
    glyph: pointCell(point, say).glyph ?? "star-8",
    title: say(`point.${point}`),
    lines: [pointDegree(placed, facts, say), ...(house === null ? [] : [raiseFirst(say(`house.${house}`))])],
    facts: [placementFact(point, "sign"), ...(house === null ? [] : [placementFact(point, "house")])],
  };
  const lead = leadOf(point, context);
  return section(point, raiseFirst(say(`pointNamed.${point}`)), [margin, ...lead, ...sign, ...inHouse]);
}

/** One sentence on what a point is, with its sign; for the north node, the south node's sign too. */
function leadOf(point: DescribedPoint, { say, facts }: ReportContext): readonly Block[] {
  const placed = facts.points[point];
  if (!placed) return [];
  const sign = say(`sign.${placed.sign}`);
  const facing = signs[(signs.indexOf(placed.sign) + 6) % signs.length] ?? placed.sign;
  const text =
    point === "trueNode"
      ? say("point.lead.trueNode", { sign, facing: say(`sign.${facing}`) })
      : say(`point.lead.${point}`, { sign });
  return [note(text, [placementFact(point, "sign")])];
}
