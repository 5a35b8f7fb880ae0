import { britishFindings } from "../british/american-spelling.ts";
import { britishEdition } from "../british/british-edition.ts";
import { catalogueFile } from "../read/catalogue-file.ts";
import { type LanguageSources, patternLanguage, type Sources } from "../read/sources.ts";
import { closingFindings, closingMoveFindings } from "./closings.ts";
import type { Finding } from "./finding.ts";
import { foreignPlacementFindings } from "./foreign-placements.ts";
import { imageFindings } from "./images.ts";
import { openingFindings, repeatedSentenceFindings, sharedOpeningFindings } from "./openings.ts";
import { proseOf } from "./prose.ts";
import { readingEaseFindings } from "./reading-ease.ts";
import { repeatedRunFindings } from "./runs.ts";
import { rationedFindings, ticFindings } from "./tics.ts";

/**
 * All findings in one language, or only those in one of its files. Reading ease, tics and closing moves are counted
 * where its `language.json` says how; images stand in the catalogue, in the words of the pattern language.
 */
export function ledgerFindings(
  { language, about, wording, files, phrases }: LanguageSources,
  { plan, tables, catalogue }: Sources,
  only?: string,
): readonly Finding[] {
  const parts = proseOf(files);
  const entries = files.find(({ file }) => file === only);
  const asked = (file: string): boolean =>
    only === undefined || file === only || (entries !== undefined && file === catalogueFile(entries.id));
  const own = parts.filter(({ file }) => asked(file));
  // Joints, terms and methods are about the book and consist of numbers and single sentences by nature.
  const linesOnly = new Set(
    files.filter(({ id }) => plan.subjects.get(id)?.kind.shape === "lines").map(({ file }) => file),
  );
  // Every line of a voice names it, and a book prints one of them a chapter.
  const voices = new Set(
    files.filter(({ id }) => plan.subjects.get(id)?.kind.name === "voices").map(({ file }) => file),
  );
  const toReader = own.filter(({ file }) => !linesOnly.has(file));
  const { writing, editions } = about;
  const british = editions.some(({ edition }) => edition === britishEdition) && tables.get(britishEdition);
  return [
    ...openingFindings(parts),
    ...sharedOpeningFindings(own.filter(({ file }) => !voices.has(file))),
    ...repeatedSentenceFindings(parts),
    ...repeatedRunFindings(parts),
    ...(language === patternLanguage ? imageFindings(catalogue.values(), writing.images) : []),
    ...closingFindings(parts),
    ...rationedFindings(parts, phrases.rationed),
    ...closingMoveFindings(toReader, about),
    ...ticFindings(toReader, writing),
    ...(writing.ease ? readingEaseFindings(own, writing.ease) : []),
    ...foreignPlacementFindings(toReader, wording),
    ...(british ? britishFindings(own, british) : []),
  ].filter(({ file }) => asked(file));
}
