import { wordsOf } from "../../../packages/interpretation/checker/sentences.ts";
import type { WrittenFile } from "../read/passage-file.ts";
import type { Finding } from "./finding.ts";

/** An object of the library and where it stands. */
export interface ImagePlace {
  readonly image: string;
  readonly file: string;
  readonly line: number;
  readonly heading: string;
}

const small = new Set(["a", "an", "the", "of", "in", "on", "at", "to", "with", "and", "for", "by"]);

/** The words of an image without articles and prepositions. */
export function tellingWords(image: string): readonly string[] {
  return wordsOf(image).filter((word) => !small.has(word));
}

/** Two images are one when their telling words are, whatever their order and number. */
export function imageKey(image: string): string {
  return tellingWords(image)
    .map((word) => word.replace(/['’]s$/, "").replace(/(?<=[^s])s$/, ""))
    .sort()
    .join(" ");
}

/** Every image of the library by its key. */
export function imageLedger(files: readonly WrittenFile[]): ReadonlyMap<string, readonly ImagePlace[]> {
  const ledger = new Map<string, ImagePlace[]>();
  for (const { file, passages } of files) {
    for (const { heading, images, imagesLine } of passages) {
      for (const image of images ?? []) {
        const key = imageKey(image);
        ledger.set(key, [...(ledger.get(key) ?? []), { image, file, line: imagesLine, heading }]);
      }
    }
  }
  return ledger;
}

/** Objects that stand twice, at each of their places. */
export function imageFindings(files: readonly WrittenFile[]): readonly Finding[] {
  return [...imageLedger(files).values()]
    .filter((places) => places.length > 1)
    .flatMap((places) =>
      places.map((place) => ({
        kind: "image" as const,
        file: place.file,
        line: place.line,
        message: `image “${place.image}” of ${place.heading} stands also at ${places
          .filter((other) => other !== place)
          .map(({ file, line, heading }) => `${file}:${line} (${heading})`)
          .join(", ")}`,
      })),
    );
}
