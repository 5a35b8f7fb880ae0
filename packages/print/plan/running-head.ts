import type { PageFaces } from "../faces/page-faces.ts";

/** Size of the italic header line above the tick rule, and the width of its two halves. */
const sizeMm = 3.1;
const roomMm = { left: 92, right: 66 };

/** Text of one half of the running head, truncated with an ellipsis if too wide. */
export function runningHead(words: string, side: keyof typeof roomMm, { textItalic }: PageFaces): string {
  const room = roomMm[side] / sizeMm;
  if (textItalic.widthEm(words) <= room) return words;
  const letters = Array.from(
    new Intl.Segmenter("en", { granularity: "grapheme" }).segment(words),
    (one) => one.segment,
  );
  while (letters.length > 1 && textItalic.widthEm(`${letters.join("")}…`) > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
