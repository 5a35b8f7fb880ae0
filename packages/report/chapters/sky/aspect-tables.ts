import { isSureFigure } from "@cosmic/chart/certainty/day/possible-signs";
import { aspectId } from "@cosmic/chart/fact-index/fact-ids";
import type { Aspect } from "@cosmic/chart/facts";
import type { AspectEnd } from "@cosmic/chart/names";
import { describedAspects } from "@cosmic/interpretation/selection/described-aspects";
import { widerAngles } from "@cosmic/interpretation/selection/wider-angles";
import { isSurelyExact, motionSaid, orbSaid } from "@cosmic/interpretation/strings/aspect-words";
import { aspectNamed, listed } from "@cosmic/interpretation/strings/fact-words";
import type { Say } from "@cosmic/interpretation/strings/fill-strings";
import { orbText } from "@cosmic/interpretation/strings/number-words";
import { note, table } from "../../context/blocks.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Cell, Column } from "../../document.ts";

type Head = readonly [title: string, align: Column["align"]];

/** Aspects between planets, tightest first; without a birth time, excluding the Moon's. */
export function aspectTable(context: ReportContext): readonly Block[] {
  const { say, facts } = context;
  const kept = describedAspects(facts);
  if (kept.length === 0) return [note(say("positions.noAspects"))];
  const heads: readonly Head[] = [...pairHeads(say), [say("table.motion"), "start"]];
  const rows = kept.map((aspect) => [...pairCells(aspect, say), { text: motionText(aspect, context) }]);
  return [table(say("positions.aspectsCaption"), heads, rows)];
}

/** The angles that count in a figure alone, whose limits are wider; without a birth time, in a figure that is certain. */
export function figureAnglesNote({ say, facts }: ReportContext): readonly Block[] {
  const figures = facts.configurations.filter((one) => one.type !== "stellium" && isSureFigure(one, facts));
  const wider = new Map(
    figures.flatMap(({ planets }) => widerAngles(planets, facts)).map((one) => [aspectId(one), one]),
  );
  if (wider.size === 0) return [];
  const angles = [...wider.values()].map((aspect) =>
    say("positions.figureAngle", { aspect: aspectNamed(aspect, say), orb: orbSaid(aspect, { facts, say }) }),
  );
  return [note(say("positions.figureAngles", { angles: listed(angles, say), title: say("section.furtherMethods") }))];
}

/** Aspects to Ascendant and Midheaven; no applying or separating, since the angles have no motion of their own. */
export function angleAspectTable({ say, facts }: ReportContext): readonly Block[] {
  if (facts.angleAspects.length === 0) return [];
  const rows = facts.angleAspects.toSorted((one, other) => one.orb - other.orb).map((aspect) => pairCells(aspect, say));
  return [table(say("positions.angleAspectsCaption"), pairHeads(say), rows)];
}

function pairHeads(say: Say): readonly Head[] {
  return [
    [say("table.between"), "start"],
    [say("table.aspect"), "start"],
    [say("table.and"), "start"],
    [say("table.orb"), "end"],
  ];
}

function pairCells({ a, b, type, orb }: Aspect, say: Say): readonly Cell[] {
  return [
    bodyCell(a, say),
    { text: say(`aspect.${type}`), glyph: type },
    bodyCell(b, say),
    { text: orbText(orb, say.rules) },
  ];
}

function motionText(aspect: Aspect, { facts, say }: ReportContext): string {
  const motion = motionSaid(aspect, { facts, say });
  return isSurelyExact(aspect, facts) ? say("positions.exact", { motion }) : motion;
}

function bodyCell(end: AspectEnd, say: Say): Cell {
  const isAngle = end === "ascendant" || end === "midheaven";
  return { text: isAngle ? say(`angle.${end}`) : say(`planet.${end}`), glyph: end };
}
