import { wordsOf } from "@cosmic/interpretation/text/sentences";
import type { Fault } from "../fault.ts";
import { tellingWords } from "../ledger/images.ts";
import type { WrittenCatalogue, WrittenUnit } from "../read/catalogue-file.ts";
import type { WritingRules } from "../read/language-file.ts";
import { type WrittenFile, type WrittenPassage, withoutMarks } from "../read/passage-file.ts";
import { headingKey } from "./catalogue-rules.ts";
import type { Report } from "./passage-rules.ts";
import { slotsOf } from "./wording-rules.ts";

type ImageRules = WritingRules["images"];

/**
 * Compares a text file with its entries: a part in one and not in the other is a fault, and so is a slot. Images and
 * absent parts are checked in the source language only: a translation has its own objects, and may be incomplete.
 */
export function compareWithText(
  text: WrittenFile,
  catalogue: WrittenCatalogue | undefined,
  { isSource, images }: { readonly isSource: boolean; readonly images: ImageRules },
): readonly Fault[] {
  if (!catalogue)
    return [{ file: text.file, line: 1, message: `no entries: write catalogue/${text.id}.yaml beside the text` }];
  const faults: Fault[] = [];
  const inText: Report = (line, message) => {
    faults.push({ file: text.file, line, message });
  };
  const inCatalogue: Report = (line, message) => {
    faults.push({ file: catalogue.file, line, message });
  };
  const entries = new Map(catalogue.units.map((unit) => [unit.heading, unit]));
  for (const passage of text.passages) {
    const unit = entries.get(headingKey(passage.heading));
    if (!unit) inText(passage.line, `“${passage.heading}” has no entry in ${catalogue.file}`);
    else {
      compareParts(passage, unit, { inText, file: catalogue.file });
      if (isSource) checkImages(passage, unit, { images, fault: inCatalogue });
    }
  }
  if (isSource) {
    for (const unit of catalogue.units) {
      const passage = text.passages.find(({ heading }) => headingKey(heading) === unit.heading);
      if (!passage) inCatalogue(unit.line, `“${unit.heading}” has no text in ${text.file}`);
      else {
        for (const name of Object.keys(unit.parts)) {
          if (!passage.parts.some((part) => part.name === name))
            inCatalogue(unit.lineOf(["parts", name]), `${unit.heading}: part “${name}” has no text in ${text.file}`);
        }
      }
    }
  }
  return faults;
}

function compareParts(
  { heading, parts }: WrittenPassage,
  unit: WrittenUnit,
  { inText, file }: { readonly inText: Report; readonly file: string },
): void {
  for (const { name, line, source } of parts) {
    const head = unit.parts[name];
    if (!head) inText(line, `${heading}: part “${name}” is not in ${file}`);
    else {
      const [found, declared] = [slotsOf(source), head.slots.toSorted()].map((slots) => slots.join("}, {"));
      if (found !== declared)
        inText(line + 1, `${heading} ${name}: slots {${found}} where ${file} declares {${declared}}`);
    }
  }
}

/** Each image must occur in the text of its part. */
function checkImages(
  passage: WrittenPassage,
  { heading, parts, lineOf }: WrittenUnit,
  { images: rules, fault }: { readonly images: ImageRules; readonly fault: Report },
): void {
  for (const { name, source } of passage.parts) {
    const words = new Set(wordsOf(withoutMarks(source)).flatMap((word) => stems(word, rules)));
    for (const image of parts[name]?.images ?? []) {
      const stands = tellingWords(image, rules).some((word) => stems(word, rules).some((stem) => words.has(stem)));
      if (!stands)
        fault(lineOf(["parts", name, "images"]), `${heading}: image “${image}” does not stand in its ${name}`);
    }
  }
}

/** A word and its forms without common endings, so that “keys” matches “key”. */
export function stems(word: string, { possessive, endings }: ImageRules): readonly string[] {
  const bare = possessive === undefined ? word : word.replace(new RegExp(possessive, "u"), "");
  return [...new Set([word, bare, ...endings.map(([ending, by]) => bare.replace(new RegExp(ending, "u"), by))])];
}
