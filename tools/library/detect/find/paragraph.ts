import { sentencesOf, wordCount, wordsOf } from "@cosmic/interpretation/text/sentences";
import type { Shape } from "@cosmic/library/unit";
import { nameParts, type ProsePart } from "../../ledger/prose.ts";
import { withoutMarks } from "../../read/passage-file.ts";
import type { LanguageSources, Sources } from "../../read/sources.ts";
import { headingKey } from "../../rules/catalogue-rules.ts";

/** A part of the library with what the detectors ask of it. */
export interface Paragraph extends ProsePart {
  /** Its folder, such as `aspects`. */
  readonly kind: string;
  /** Such as `aspects/sun-moon/square`. */
  readonly unit: string;
  /** Its marked `==sentence==`, and the objects its catalogue names. */
  readonly marked: string | undefined;
  readonly images: readonly string[];
  /** As labeled in the catalogue. */
  readonly shape: Shape | undefined;
}

/** Every part that is read as prose, in the order of the library; lines about the book (joints, terms) are left out. */
export function paragraphsOf({ files }: LanguageSources, { catalogue, plan }: Sources): readonly Paragraph[] {
  return files.flatMap(({ file, id, passages }) => {
    if (plan.subjects.get(id)?.kind.shape === "lines") return [];
    const units = new Map(catalogue.get(id)?.units.map((unit) => [unit.heading, unit]));
    return passages.flatMap(({ heading, parts }) =>
      parts
        .filter(({ name }) => !nameParts.includes(name))
        .map(({ name, line, source }) => ({
          ...paragraphFrom({ file, line: line + 1, id: `${id}/${headingKey(heading)}`, name, source }),
          images: units.get(headingKey(heading))?.parts[name]?.images ?? [],
          shape: units.get(headingKey(heading))?.parts[name]?.shape,
        })),
    );
  });
}

/** One paragraph from its text with marks. */
export function paragraphFrom(part: {
  readonly file: string;
  readonly line: number;
  readonly id: string;
  readonly name: string;
  readonly source: string;
}): Paragraph {
  const { file, line, id, name, source } = part;
  const text = withoutMarks(source);
  const sentences = sentencesOf(text);
  const [kind = "", , heading = ""] = id.split("/");
  const marked = /==(.+?)==/.exec(source)?.[1];
  return {
    ...{ file, line, kind, unit: id, heading, name, text, sentences, images: [], shape: undefined },
    sentenceWords: sentences.map(wordsOf),
    words: wordCount(text),
    marked: marked === undefined ? undefined : withoutMarks(marked),
  };
}

/** Items by a key, in their order. */
export function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
