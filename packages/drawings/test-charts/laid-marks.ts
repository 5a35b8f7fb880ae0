import type { Drawing, Mark } from "../drawing.ts";

/** Every mark of a drawing, groups before what is in them; for the tests of this package. */
export function allMarks(marks: readonly Mark[]): readonly Mark[] {
  return marks.flatMap((mark) => [mark, ...allMarks(mark.marks ?? [])]);
}

/** The marks that carry a hook. */
export function hooked(drawing: Drawing, hook: string): readonly Mark[] {
  return allMarks(drawing.marks).filter((mark) => mark.hook?.split(" ").includes(hook));
}

/** Every text of a drawing. */
export function wordsOf(drawing: Drawing): readonly string[] {
  return allMarks(drawing.marks).flatMap((mark) => (mark.text === undefined ? [] : [mark.text]));
}
