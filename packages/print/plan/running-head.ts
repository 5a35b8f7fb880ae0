import type { PageFaces } from "../faces/page-faces.ts";
import { pageMeasures } from "../measure/page-measures.ts";

/** Width of the two halves of the line. */
const roomMm = { left: 92, right: 66 };

/** Text of one half of the running head, truncated with an ellipsis if too wide. */
export function runningHead(words: string, side: keyof typeof roomMm, { textItalic }: PageFaces): string {
  const room = roomMm[side] / pageMeasures.runningHeadMm;
  if (textItalic.widthEm(words) <= room) return words;
  const letters = Array.from(
    new Intl.Segmenter("en", { granularity: "grapheme" }).segment(words),
    (one) => one.segment,
  );
  while (letters.length > 1 && textItalic.widthEm(`${letters.join("")}…`) > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
