import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { planetNamed } from "@cosmic/chart/names";
import type { NowStory } from "@cosmic/chart/now/now-shape";
import { dateText } from "../context/dates.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";
import { storyNamed } from "../drawings/now-line-block.ts";

/** A crossing and the days on which it is exact, marked where the planet moves backward; nothing without such a day. */
export function storyMargin(story: NowStory, context: ReportContext): readonly Block[] {
  const { say } = context;
  const { passes, point, aspect } = story;
  if (passes.length === 0) return [];
  const planet = planetNamed(point);
  const lines = passes.map(({ at, direct }) => {
    const date = dateText(at.slice(0, 10), say);
    return direct ? date : say("now.retrograde", { date });
  });
  const facts = [planet === null ? placementFact(point, "longitude") : placementFact(planet, "sign")];
  return [{ kind: "margin-note", glyph: aspect, title: storyNamed(story, context), lines, facts }];
}
