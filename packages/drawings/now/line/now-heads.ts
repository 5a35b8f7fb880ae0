import { fittedTo } from "../../book/legend.ts";
import type { Mark } from "../../drawing.ts";
import { groupMark, lineMark, textMark } from "../../geometry/marks.ts";
import type { Point } from "../../geometry/polar.ts";
import { aspectStyles } from "../../glyphs/aspect-styles.ts";
import { glyphMark } from "../../glyphs/glyphs.ts";
import type { NowFrame } from "./now-frame.ts";
import type { NowLineStory } from "./now-line-facts.ts";

/** How a lane is named. */
export interface HeadWords<Story> {
  /** The story in few words, and where it is in its course (wide). */
  readonly name: (story: Story) => string;
  readonly course: (story: Story) => string;
  /** The ends of the axes that have no glyph: "DC", "IC". */
  readonly axisEnds: Readonly<Record<"descendant" | "imumCoeli", string>>;
}

/** Body, aspect, natal point over the words for it; stacked above the lane when compact. */
export function headMarks<Story extends NowLineStory>(
  story: Story,
  index: number,
  { frame, words }: { readonly frame: NowFrame; readonly words: HeadWords<Story> },
): readonly Mark[] {
  const middle = frame.middle(index);
  const { body, aspect, point } = story;
  const wide = frame.form === "wide";
  const size = wide ? 20 : 18;
  const spots: readonly Point[] = wide
    ? [12, 40, 68].map((x) => ({ x, y: middle - 18 }))
    : [12, 34, 56].map((y) => ({ x: middle, y }));
  const [first, second, third] = spots;
  if (first === undefined || second === undefined || third === undefined) return [];
  const glyphs = [
    glyphMark({ name: body, ...first, size, ink: "ink", strokeWidth: 1.6 }),
    glyphMark({ name: aspect, ...second, size: 15, ink: aspectStyles[aspect].ink, strokeWidth: 2 }),
    point === "descendant" || point === "imumCoeli"
      ? textMark(
          { x: third.x, y: third.y + 5.5, words: words.axisEnds[point] },
          { face: "ui", size: 15, anchor: "middle", weight: 500 },
          { fill: "ink" },
        )
      : glyphMark({ name: point, ...third, size, ink: "ink", strokeWidth: 1.6 }),
  ];
  const head = groupMark(glyphs, undefined, "n-head");
  if (!wide) return [head];
  const room = frame.start - 14;
  const name = words.name(story);
  const course = words.course(story);
  return [
    head,
    textMark({ x: 1, y: middle + 10, words: name }, fittedTo(room, name, { face: "text", size: 16.5 }), {
      fill: "ink",
    }),
    textMark({ x: 1, y: middle + 29, words: course }, fittedTo(room, course, { face: "ui", size: 14 }), {
      fill: "ink-2",
    }),
  ];
}

/** A hairline between two lanes (wide). */
export function laneRule(index: number, frame: NowFrame): readonly Mark[] {
  if (frame.form === "compact" || index === 0) return [];
  const y = frame.middle(index) - frame.lane / 2;
  return [lineMark({ from: { x: 0, y }, to: { x: frame.end, y } }, { stroke: "line", width: 1 })];
}
