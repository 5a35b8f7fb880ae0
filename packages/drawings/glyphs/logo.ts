import type { Drawing } from "../drawing.ts";
import { circleMark, pathMark } from "../geometry/marks.ts";

/** The site's logo, 28 units square, in the color of the adjacent text; empty title: decorative. */
export function logo(title = ""): Drawing {
  const line = { stroke: "current", width: 1.15 } as const;
  return {
    viewBox: [0, 0, 28, 28],
    title,
    hook: "logo-mark",
    marks: [
      circleMark({ x: 14, y: 14, r: 12.6 }, line),
      pathMark("M14 1.4 26.6 14 14 26.6 1.4 14Z", line),
      pathMark("M5.1 5.1 22.9 22.9M22.9 5.1 5.1 22.9", { stroke: "current", width: 0.6 }),
      circleMark({ x: 14, y: 14, r: 4.4 }, { ...line, fill: "paper" }),
      circleMark({ x: 14, y: 14, r: 1.3 }, { fill: "metal" }),
    ],
  };
}
