import type { Drawing, Mark } from "../drawing.ts";
import { textWidth } from "../geometry/letter-widths.ts";

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

/** Where words stand: from their baseline up to the height of small letters, a little tighter than they are drawn. */
export interface TextBox {
  readonly words: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Boxes of all words that are not turned. */
export function textBoxes(drawing: Drawing): readonly TextBox[] {
  return allMarks(drawing.marks).flatMap(({ text, lettering, at }) => {
    if (text === undefined || !lettering || at?.x === undefined) return [];
    const width = textWidth(text, lettering);
    const [x, y] = [Number(at.x), Number(at.y)];
    const left = lettering.anchor === "middle" ? x - width / 2 : lettering.anchor === "end" ? x - width : x;
    return [{ words: text, left, right: left + width, top: y - lettering.size * 0.5, bottom: y }];
  });
}

/** Pairs of words that stand on each other. */
export function collisions(drawing: Drawing): readonly string[] {
  const boxes = textBoxes(drawing);
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      )
      .map((other) => `${one.words} / ${other.words}`),
  );
}

/** Words that reach past the drawing's edge by more than `slack` units. */
export function overruns(drawing: Drawing, slack = 1): readonly string[] {
  const [x, y, width, height] = drawing.viewBox;
  return textBoxes(drawing)
    .filter(
      (box) =>
        box.left < x - slack || box.right > x + width + slack || box.top < y - slack || box.bottom > y + height + slack,
    )
    .map(({ words }) => words);
}
