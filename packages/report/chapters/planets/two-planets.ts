import { certainElement } from "@cosmic/chart/certainty/possible-signs";
import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { heading } from "../../context/blocks.ts";
import { renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Section } from "../../document.ts";

/** Pairs of planets the library describes together, by their elements. */
export type TwoPlanets =
  | readonly ["sun", "moon" | "mars"]
  | readonly ["mercury", "mars"]
  | readonly ["venus" | "jupiter", "saturn"];

/** Includes the strain part, since few books share a pair; the scene only if the book is short. */
const pairWeight = 2;

/** A chapter's sections, with two planets described together at the end of the last one. Unchanged if either element is
 * uncertain or the book is long enough. */
export function withTwoPlanets(
  sections: readonly Section[],
  pair: TwoPlanets,
  context: ReportContext,
): readonly Section[] {
  const { facts, say } = context;
  const [first, second] = pair;
  const elements = [certainElement(first, facts), certainElement(second, facts)];
  if (elements.includes(null)) return sections;
  const told = renderPassage(context, {
    subject: `two-planets/${first}-${second}`,
    heading: elements.join("-").toLowerCase(),
    facts: [placementFact(first, "sign"), placementFact(second, "sign")],
    weight: pairWeight,
    optional: true,
  });
  if (told.length === 0) return sections;
  const named = { a: say(`planet.${first}`), b: say(`planet.${second}`) };
  const blocks = context.draft.headed(heading(say("section.twoPlanets", named)), told);
  return sections.map((one, index) =>
    index === sections.length - 1 ? { ...one, blocks: [...one.blocks, ...blocks] } : one,
  );
}
