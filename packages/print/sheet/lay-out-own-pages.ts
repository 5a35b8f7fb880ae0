import { titleBreaksOf } from "@cosmic/report/written-languages";
import { balancedMm, fillLines } from "../measure/line-breaking.ts";
import { letterMeasures, pageMeasures, roomMm } from "../measure/page-measures.ts";
import { withTiedEnding, withTiedTitle } from "../typeset/tied-words.ts";
import { type LayOutTools, layOutBlock, nowhere } from "./lay-out-block.ts";
import type { LetterPages, OwnPages, Paragraph } from "./own-pages.ts";

/** The page of the three sentences in the form the template reads, with the plates before it. */
export function layOutThesis({ section, sentences, structures, voices, plates }: Thesis, tools: LayOutTools): unknown {
  const { renderContext, faces } = tools;
  for (const { glyph } of voices) renderContext.needGlyph(glyph, "ink");
  const heading = withTiedTitle(section.title, titleBreaksOf(tools.document.language));
  const { firstMm: sizeMm, trackingEm } = pageMeasures.sectionTitle;
  return {
    id: section.id,
    heading,
    headingMm: balancedMm(heading, { face: faces.text, sizeMm, measureMm: roomMm.full, trackingEm }),
    sentences: sentences.map(({ text }) => withTiedEnding(text)),
    structures: structures.map(({ title, text, drawing }) => ({
      title,
      text: withTiedEnding(text),
      drawing: renderContext.picture(drawing, "light"),
    })),
    voices: voices.map((voice) => ({ ...voice, name: raised(voice.name) })),
    plates: plates.map((plate) => layOutBlock(plate, nowhere, tools)),
  };
}
type Thesis = NonNullable<OwnPages["thesis"]>;

/** A letter in the form the template reads. */
export function layOutLetter({ section, before, questions, after, sketch }: LetterPages, tools: LayOutTools): unknown {
  const { renderContext, faces } = tools;
  const { textMm, measureMm, questionMm, questionRoomMm } = letterMeasures(tools.sizes);
  const paragraph = ({ text }: Paragraph) => {
    const tied = withTiedEnding(text);
    return {
      text: tied,
      even: fillLines(tied, { face: faces.text, sizeMm: textMm, measureMm, indentMm: 0 }).even,
    };
  };
  return {
    id: section.id,
    before: before.map(paragraph),
    questions: questions.map((question) => {
      const glyph = question.question?.glyph ?? "star-8";
      renderContext.needGlyph(glyph, "ink");
      const room = { face: faces.textItalic, sizeMm: questionMm, measureMm: questionRoomMm };
      return { text: question.text, glyph, widthMm: balancedMm(question.text, room) };
    }),
    after: after.map(paragraph),
    sketch: sketch && renderContext.picture(sketch.drawing, "light"),
  };
}

const raised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
