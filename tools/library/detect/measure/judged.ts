import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shapes } from "@cosmic/library/unit";
import { z } from "zod";
import { type Detecting, hitsIn } from "../find/detectors.ts";
import { paragraphFrom } from "../find/paragraph.ts";
import { likeliestCaption } from "../find/sentences.ts";
import { givesWhy } from "../find/why.ts";

const judgedRules = [
  "opening",
  "rescue",
  "taxed",
  "loop",
  "command",
  "village",
  "assumed",
  "generic",
  "past",
  "blame",
  "fright",
  "why",
] as const;

const set = z.strictObject({
  /** Whether the patterns were written with these passages in view, or measured on them afterward. */
  use: z.enum(["tuning", "held out"]),
  /** Of `detect --draw`, at the time of judging. */
  seed: z.int(),
  passages: z.array(
    z.strictObject({
      part: z.string(),
      text: z.string(),
      images: z.array(z.string()),
      /** What a reader found in it. */
      found: z.array(z.enum(judgedRules)),
      captions: z.array(z.string()),
      shape: z.enum(shapes).nullable(),
    }),
  ),
});

const file = z.array(set);

/** Passages judged by hand, a set of `<language>/judged.json`. */
export type Judged = z.infer<typeof set>;

export function readJudged(root: string, language: string): readonly Judged[] {
  const path = join(root, language, "judged.json");
  return existsSync(path) ? file.parse(JSON.parse(readFileSync(path, "utf8"))) : [];
}

/** How often a detector and the reader agreed. */
export interface Agreement {
  readonly name: string;
  readonly both: number;
  readonly onlyDetector: readonly string[];
  readonly onlyReader: readonly string[];
}

/** Precision and recall of each detector on the judged passages. */
export function agreements({ passages }: Judged, detect: Detecting): readonly Agreement[] {
  const rows = passages.map((one) => {
    const [id = "", name = ""] = one.part.split("#");
    const read = paragraphFrom({ file: one.part, line: 1, id, name, source: one.text });
    const paragraph = { ...read, images: one.images };
    const hits = new Set<string>(hitsIn(paragraph, detect).map(({ rule }) => rule));
    if (givesWhy(paragraph, detect.rules, detect.names)) hits.add("why");
    return { ...one, paragraph, hits };
  });
  return [
    ...judgedRules.map((name) =>
      agreement(
        name,
        rows.map((row) => ({ label: row.part, detector: row.hits.has(name), reader: row.found.includes(name) })),
      ),
    ),
    agreement(
      "caption",
      rows
        .filter(({ shape }) => shape === "scene")
        .flatMap(({ part, paragraph, captions }) => {
          const likely = likeliestCaption(paragraph.sentences, detect.rules);
          return paragraph.sentences.map((sentence) => ({
            label: `${part} ${sentence}`,
            detector: sentence === likely,
            reader: captions.includes(sentence),
          }));
        }),
    ),
    ...shapes.map((shape) =>
      agreement(
        `shape ${shape}`,
        rows
          .filter((row) => row.shape !== null)
          .map((row) => ({
            label: row.part,
            detector: detect.shapeOf(row.paragraph) === shape,
            reader: row.shape === shape,
          })),
      ),
    ),
  ];
}

function agreement(
  name: string,
  all: readonly { readonly label: string; readonly detector: boolean; readonly reader: boolean }[],
): Agreement {
  return {
    name,
    both: all.filter(({ detector, reader }) => detector && reader).length,
    onlyDetector: all.flatMap(({ label, detector, reader }) => (detector && !reader ? [label] : [])),
    onlyReader: all.flatMap(({ label, detector, reader }) => (reader && !detector ? [label] : [])),
  };
}
