import type { Block } from "@cosmic/report/document";
import { CitedParagraph } from "../../blocks/cited-paragraph.tsx";
import { Blocks } from "../../chapter-sections.tsx";
import { NamedGlyph } from "../../named-glyph.tsx";
import type { Paragraph } from "../split.ts";
import "./questions.css";

type Question = Paragraph & { readonly question: NonNullable<Paragraph["question"]> };

const isQuestion = (block: Block): block is Question => block.kind === "paragraph" && block.question !== undefined;

/** Blocks in their order, with each run of questions as a list in large type. */
export function TextAndQuestions({ blocks }: { readonly blocks: readonly Block[] }) {
  const from = blocks.findIndex(isQuestion);
  if (from < 0) return <Blocks blocks={blocks} />;
  const end = blocks.findIndex((block, at) => at > from && !isQuestion(block));
  const to = end < 0 ? blocks.length : end;
  return (
    <>
      <Blocks blocks={blocks.slice(0, from)} />
      <ul className="asked">
        {blocks.slice(from, to).map((block) =>
          isQuestion(block) ? (
            <li key={block.text}>
              <NamedGlyph name={block.question.glyph} size={26} />
              <CitedParagraph block={block} />
            </li>
          ) : null,
        )}
      </ul>
      <TextAndQuestions blocks={blocks.slice(to)} />
    </>
  );
}
