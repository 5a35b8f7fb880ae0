import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { planetNamed } from "@cosmic/chart/names";
import type { NowStory } from "@cosmic/chart/now/now-shape";
import { isSurePass, passDays } from "@cosmic/chart/now/pass-days";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { dateText, dayWithinText } from "../context/dates.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";
import { storyNamed } from "../drawings/now-line-block.ts";

/** A crossing, the days on which it is exact, marked where the planet moves backward, and the stretches within a degree;
 * nothing without such a day. */
export function storyMargin(story: NowStory, context: ReportContext): readonly Block[] {
  const { say } = context;
  const { passes, spans, point, aspect } = story;
  if (passes.length === 0) return [];
  const planet = planetNamed(point);
  const days = passes.map((pass) => {
    const days = dayWithinText(...passDays(pass), say);
    const date = isSurePass(pass) ? raiseFirst(days) : say("now.perhaps", { date: days });
    return pass.direct ? date : say("now.retrograde", { date });
  });
  const within = spans.map((span) =>
    say("now.within", { from: dateText(span.in.slice(0, 10), say), to: dateText(span.out.slice(0, 10), say) }),
  );
  const lines = [...days, ...within];
  const facts = [planet === null ? placementFact(point, "longitude") : placementFact(planet, "sign")];
  return [{ kind: "margin-note", glyph: aspect, title: storyNamed(story, context), lines, facts }];
}
