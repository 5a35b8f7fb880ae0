import { randomFrom } from "@cosmic/report/testing/random-births";
import { withoutMarks } from "../read/passage-file.ts";
import type { Sources } from "../read/sources.ts";
import { kindOfPart } from "./label-file.ts";

/** A part as a labeler sees it: a number and its words. */
export interface SheetEntry {
  readonly number: number;
  readonly part: string;
  readonly text: string;
}

/** Kinds that tell of dates, names, methods or of the borders themselves: nothing in them can contradict a passage. */
const withoutClaims: readonly string[] = [
  ...["edges", "glossary", "growth", "letter", "methods", "now", "turns", "voices"],
];

/** The words of every part of the English library that may claim something, by part id. */
export function claimingTexts(sources: Sources): ReadonlyMap<string, string> {
  return new Map(
    [...englishParts(sources)]
      .filter(([id]) => !withoutClaims.includes(kindOfPart(id)))
      .map(([id, source]) => [id, withoutMarks(source).replace(/\s+/g, " ")] as const),
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

/** Parts in an order that only the seed decides, so that nothing but their words can be judged. */
export function sheetEntries(texts: ReadonlyMap<string, string>, seed: number): readonly SheetEntry[] {
  const random = randomFrom(seed);
  return [...texts]
    .map(([part, text]) => ({ part, text, at: random() }))
    .toSorted((one, other) => one.at - other.at || (one.part < other.part ? -1 : 1))
    .map(({ part, text }, index) => ({ number: index + 1, part, text }));
}

/** Sheets of about equal length to be labeled: a number, then the text it stands for. No part is named. */
export function labelSheets(entries: readonly SheetEntry[], sheets: number): readonly string[] {
  const bound = (sheet: number) => Math.floor((entries.length * sheet) / sheets);
  return Array.from({ length: sheets }, (_, sheet) =>
    entries
      .slice(bound(sheet), bound(sheet + 1))
      .map(({ number, text }) => `${number}\n${text}\n\n`)
      .join(""),
  );
}
