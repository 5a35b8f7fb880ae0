import { randomFrom } from "@cosmic/report/testing/random-births";
import { withoutMarks } from "../read/passage-file.ts";
import type { Sources } from "../read/sources.ts";

/** A plain sentence as a labeler sees it: a number and its words. */
export interface SheetLine {
  readonly number: number;
  readonly part: string;
  readonly plain: string;
}

/** The plain sentences of the English library by part id. */
export function plainSentences(sources: Sources): ReadonlyMap<string, string> {
  return new Map(
    [...englishParts(sources)].flatMap(([id, source]) => {
      const plain = /==(.+?)==/.exec(source)?.[1];
      return plain === undefined ? [] : [[id, withoutMarks(plain)] as const];
    }),
  );
}

/** Every part of the English library as written, by its id. */
export function englishParts({ languages }: Sources): ReadonlyMap<string, string> {
  const english = languages.find(({ language }) => language === "en");
  return new Map(
    (english?.files ?? []).flatMap((file) =>
      file.passages.flatMap((passage) =>
        passage.parts.map(({ name, source }) => {
          const heading = passage.heading.replace(" × ", ".");
          return [`${file.id}/${heading}#${name}`, source] as const;
        }),
      ),
    ),
  );
}

/** Sentences in an order that only the seed decides, so that nothing but their words can be judged. */
export function sheetLines(sentences: ReadonlyMap<string, string>, seed: number): readonly SheetLine[] {
  const random = randomFrom(seed);
  return [...sentences]
    .map(([part, plain]) => ({ part, plain, at: random() }))
    .toSorted((one, other) => one.at - other.at || (one.part < other.part ? -1 : 1))
    .map(({ part, plain }, index) => ({ number: index + 1, part, plain }));
}

/** A sheet to fill in: lines such as `12: [] # sentence`. No part is named. */
export function labelSheet(lines: readonly SheetLine[], seed: number): string {
  const head = `# Plain sentences in the order of seed ${seed}. Write what each claims of the reader, as in [blunt speech];
# names from claims.md, then one domain. Claim only what the sentence shows; leave [] where it claims nothing.
`;
  return `${head}${lines.map(({ number, plain }) => `${number}: [] # ${plain}\n`).join("")}`;
}
