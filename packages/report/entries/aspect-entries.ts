import { aspectId } from "@cosmic/chart/fact-index/fact-ids";
import type { Aspect } from "@cosmic/chart/facts";
import { describedAspects } from "@cosmic/interpretation/selection/described-aspects";
import { motionSaid } from "@cosmic/interpretation/strings/aspect-words";
import { bodyTitled } from "@cosmic/interpretation/strings/fact-words";
import { orbText } from "@cosmic/interpretation/strings/number-words";
import type { AspectEntry } from "../chart-entries.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Chapter } from "../document.ts";

/** Every aspect on the wheel, tightest first, then those to Ascendant and Midheaven. */
export function aspectEntries({ facts, say }: ReportContext, chapters: readonly Chapter[]): readonly AspectEntry[] {
  const sections = new Set(chapters.flatMap((chapter) => chapter.sections.map(({ id }) => id)));
  const entry = (aspect: Aspect): AspectEntry => {
    const { a, b, type, orb } = aspect;
    const id = aspectId(aspect);
    const section = `aspect-${id}`;
    return {
      ...{ id, a, b, type, orb: orbText(orb, say.rules) },
      name: say(`aspectPair.${type}`, { a: bodyTitled(a, say), b: bodyTitled(b, say) }),
      means: say(`screen.means.${type}`),
      ...(sections.has(section) ? { section } : {}),
    };
  };
  return [
    ...describedAspects(facts).map((aspect) => ({
      ...entry(aspect),
      motion: motionSaid(aspect, { facts, say }),
    })),
    ...facts.angleAspects.map(entry),
  ];
}
