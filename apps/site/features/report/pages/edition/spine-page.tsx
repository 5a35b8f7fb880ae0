import type { Block, Chapter, Section, Sketch } from "@cosmic/report/document";
import { DrawingFigure } from "../../../../components/drawings/drawing-figure.tsx";
import { Blocks } from "../../chapter-sections.tsx";
import { NamedGlyph } from "../../named-glyph.tsx";
import { SectionHeading } from "../../section-heading.tsx";
import type { Paragraph } from "../split.ts";
import { TextAndQuestions } from "./questions.tsx";
import "./spine.css";

/** Each structure with its drawing on the left and its measures on the right; a voice has its name beside it where it
 * first speaks. */
export function SpinePage({ chapter }: { readonly chapter: Chapter }) {
  return chapter.sections.map((section) => (
    <Entry key={section.id} section={section} sketch={sketchOf(chapter, section.id)} />
  ));
}

/** The drawing of a section: `spine-1` is about the first structure. */
function sketchOf({ structures = [], together }: Chapter, sectionId: string): Sketch | undefined {
  if (sectionId === "spine-together") return together;
  const number = /^spine-(\d+)$/.exec(sectionId)?.[1];
  return number === undefined ? undefined : structures[Number(number) - 1];
}

interface EntryProps {
  readonly section: Section;
  readonly sketch: Sketch | undefined;
}

function Entry({ section, sketch }: EntryProps) {
  const notes = section.blocks.filter(({ kind }) => kind === "margin-note");
  const [first, ...voiced] = byVoice(section.blocks.filter(({ kind }) => kind !== "margin-note"));
  return (
    <section className="spine-entry">
      {sketch ? (
        <figure className="spine-sketch">
          <DrawingFigure drawing={sketch.drawing} />
          <figcaption className="figcap">{sketch.title}</figcaption>
        </figure>
      ) : null}
      <div className="spine-text">
        <SectionHeading level={3} id={section.id}>
          {section.title}
        </SectionHeading>
        <TextAndQuestions blocks={first?.blocks ?? []} />
      </div>
      {notes.length > 0 ? (
        <div className="spine-notes">
          <Blocks blocks={notes} />
        </div>
      ) : null}
      {voiced.map(({ voice, blocks }) => (
        <div className="spine-voice" key={voice?.name}>
          <p className="spine-speaker">
            {voice?.name} <NamedGlyph name={voice?.glyph} size={26} />
          </p>
          <div>
            <TextAndQuestions blocks={blocks} />
          </div>
        </div>
      ))}
    </section>
  );
}

interface Speech {
  readonly voice: Paragraph["voice"];
  readonly blocks: readonly Block[];
}

/** Blocks up to the first voice, then each voice with what follows it. */
function byVoice(blocks: readonly Block[]): readonly Speech[] {
  const starts = blocks.flatMap((block, at) => (voiceOf(block) ? [at] : []));
  return [0, ...starts].map((from, place) => ({
    voice: place === 0 ? undefined : voiceOf(blocks[from]),
    blocks: blocks.slice(from, starts[place] ?? blocks.length),
  }));
}

const voiceOf = (block: Block | undefined) => (block?.kind === "paragraph" ? block.voice : undefined);
