import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** A regular expression as its source, matched without regard to case, and by code points. */
const pattern = z.string().transform((source) => new RegExp(source, "iu"));
const patterns = z.array(pattern);

const rulesFile = z.strictObject({
  /** Words that speak to the reader, and words of the chart beside the names in `wording.json`. */
  reader: pattern,
  placement: pattern,
  /** A sentence that is a command. */
  command: pattern,
  /**
   * How far a word speaks for a sentence being the caption of a scene: logarithms of odds, of the words, the first word
   * and the first two (`^you can`), measured on marked scenes; and the least sum of a caption.
   */
  caption: z.strictObject({ least: z.number(), weights: z.record(z.string(), z.number()) }),
  /**
   * Sentences that take a hard one back: in any part, and in a part about what is hard; there also by a word of praise
   * in a sentence without one of complaint.
   */
  rescue: z.strictObject({ everywhere: patterns, hard: patterns, praise: pattern, complaint: pattern }),
  /** Sentences that put a price on what is good. */
  taxed: patterns,
  /** Verbs of what a planet, sign or house is and does. */
  business: pattern,
  generic: patterns,
  past: patterns,
  blame: patterns,
  fright: patterns,
  /** Things of another world than the reader's, things taken for granted, and things anyone meets: each by its forms. */
  things: z.strictObject({ village: z.array(z.string()), assumed: z.array(z.string()), common: z.array(z.string()) }),
  /** Words of a turn, which draws a border. */
  turn: pattern,
  rations: z.array(
    z.strictObject({ name: z.string(), ration: z.number(), pattern: z.string(), case: z.boolean().default(false) }),
  ),
});

/** What the detectors know of one language: `<language>/detect.json`. */
export type DetectRules = z.infer<typeof rulesFile>;

/** The rules of a language; null for one that has none yet. Throws when the file has another shape. */
export function readDetectRules(root: string, language: string): DetectRules | null {
  const file = join(root, language, "detect.json");
  return existsSync(file) ? rulesFile.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}
