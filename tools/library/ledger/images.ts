import { wordsOf } from "@cosmic/interpretation/text/sentences";
import type { WritingRules } from "../read/language-file.ts";
import type { WrittenFile } from "../read/passage-file.ts";
import type { Finding } from "./finding.ts";

type ImageRules = WritingRules["images"];

/** An image (a concrete object) in the library and its location. */
export interface ImagePlace {
  readonly image: string;
  readonly file: string;
  readonly line: number;
  readonly heading: string;
}

/** The words of an image without articles and prepositions. */
export function tellingWords(image: string, { smallWords }: ImageRules): readonly string[] {
  return wordsOf(image).filter((word) => !smallWords.includes(word));
}

/** The same key for images with the same telling words, regardless of order and singular or plural. */
export function imageKey(image: string, rules: ImageRules): string {
  return tellingWords(image, rules)
    .map((word) => rules.keyEndings.reduce((key, [ending, by]) => key.replace(new RegExp(ending, "u"), by), word))
    .sort()
    .join(" ");
}

/** Every image in the library by its key. */
export function imageLedger(
  files: readonly WrittenFile[],
  rules: ImageRules,
): ReadonlyMap<string, readonly ImagePlace[]> {
  const ledger = new Map<string, ImagePlace[]>();
  for (const { file, passages } of files) {
    for (const { heading, images, imagesLine } of passages) {
      for (const image of images ?? []) {
        const key = imageKey(image, rules);
        ledger.set(key, [...(ledger.get(key) ?? []), { image, file, line: imagesLine, heading }]);
      }
    }
  }
  return ledger;
}

/** Images used more than once, reported at each location. */
export function imageFindings(files: readonly WrittenFile[], rules: ImageRules): readonly Finding[] {
  return [...imageLedger(files, rules).values()]
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
