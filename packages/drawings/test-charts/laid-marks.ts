import type { Drawing, Mark } from "../drawing.ts";

/** Every mark of a drawing, groups before their contents; for this package's tests. */
export function allMarks(marks: readonly Mark[]): readonly Mark[] {
  return marks.flatMap((mark) => [mark, ...allMarks(mark.marks ?? [])]);
}

/** The marks with a given hook. */
export function hooked(drawing: Drawing, hook: string): readonly Mark[] {
  return allMarks(drawing.marks).filter((mark) => mark.hook?.split(" ").includes(hook));
}

/** Every text of a drawing. */
export function wordsOf(drawing: Drawing): readonly string[] {
  return allMarks(drawing.marks).flatMap((mark) => (mark.text === undefined ? [] : [mark.text]));
}
