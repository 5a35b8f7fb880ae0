import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { NowFacts, NowProfection, NowStay } from "@cosmic/chart/now/now-shape";
import { bodyNamed, bodyTitled } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { dateText, dayWithinText } from "../context/dates.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";

type MarginNote = Extract<Block, { kind: "margin-note" }>;

/** The year from birthday to birthday and the one after it: their days, houses, signs and rulers. */
export function yearMargin({ profection }: NowFacts, { say }: ReportContext): readonly MarginNote[] {
  if (profection === null) return [];
  const note = ({ from, to, house, sign, ruler }: NowProfection): MarginNote => ({
    ...{ kind: "margin-note", glyph: ruler, facts: [placementFact(ruler, "sign")] },
    title: raiseFirst(say("now.span", { from: dateText(from.slice(0, 10), say), to: dateText(to.slice(0, 10), say) })),
    lines: [
      raiseFirst(say(`house.${house}`)),
      say("now.signOfYear", { sign: say(`sign.${sign}`), ruler: bodyNamed(ruler, say) }),
    ],
  });
  return [note(profection.current), note(profection.next)];
}

/** Where the progressed Moon stands and for how long, and what it meets in the three years of the chapter. */
export function moonMargin({ progressedMoon }: NowFacts, { say }: ReportContext): readonly MarginNote[] {
  if (progressedMoon === null) return [];
  const { sign, house, phase, meetings } = progressedMoon;
  const lines = [
    ...(sign === null ? [] : [stayText(say(`sign.${sign.is}`), sign, say)]),
    ...(house === null ? [] : [stayText(raiseFirst(say(`house.${house.is}`)), house, say)]),
    ...(phase === null ? [] : [stayText(raiseFirst(say(`phase.${phase.is}`)), phase, say)]),
    ...meetings.map(({ aspect, point, at }) =>
      say("now.moonMeets", {
        aspect: say(`aspect.${aspect}`),
        point: bodyTitled(point, say),
        date: dateText(at.slice(0, 10), say),
      }),
    ),
  ];
  const facts = [placementFact("moon", "longitude")];
  return lines.length === 0 ? [] : [{ kind: "margin-note", glyph: "moon", title: say("now.moonTitle"), lines, facts }];
}

/** “Aquarius, from April 30, 2025 to July 23, 2027”. */
function stayText(what: string, { since, until }: NowStay<unknown>, say: ReportContext["say"]): string {
  const to = dayWithinText(until.from.slice(0, 10), until.to.slice(0, 10), say);
  if (since === null) return say("now.staysUntil", { what, to });
  return say("now.stays", { what, from: dayWithinText(since.from.slice(0, 10), since.to.slice(0, 10), say), to });
}
