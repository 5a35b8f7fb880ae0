import type { ChosenPassage } from "@cosmic/interpretation/choose-passages";
import type { PartName } from "@cosmic/interpretation/report-library";
import type { Say } from "@cosmic/interpretation/wording-fill";
import { heading } from "../blocks.ts";
import type { Block } from "../document.ts";

/** A chosen passage as blocks: the core, its pull quote, then the other parts under small headings. Of two passages told
 * side by side only the first has a pull quote, since a chapter has one. */
export function passageBlocks(
  chosen: ChosenPassage,
  say: Say,
  { quoted }: { readonly quoted: boolean },
): readonly Block[] {
  const { passage, parts, facts } = chosen;
  return parts.flatMap((name) => {
    const part = passage.parts[name];
    if (!part) return [];
    const { text, plain } = part;
    const paragraph: Block = { kind: "paragraph", role: name, text, plain, facts };
    if (name === "core") return quoted ? [paragraph, pullQuote(chosen)] : [paragraph];
    return [...partHeading(name, say), paragraph];
  });
}

/** The sentence picked for the passage, or the plain one of its core. */
function pullQuote({ passage, facts }: ChosenPassage): Block {
  return { kind: "pull-quote", text: passage.quote ?? passage.parts.core?.plain ?? "", facts };
}

function partHeading(name: PartName, say: Say): readonly Block[] {
  return name === "core" ? [] : [heading(say(`heading.${name}`))];
}
