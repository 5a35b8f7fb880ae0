import { britishFindings } from "../british/american-spelling.ts";
import type { LanguageSources, Sources } from "../read/sources.ts";
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
 * All findings in one language, or only those in one of its files. Reading ease, tics and sign names apply to English
 * only.
 */
export function ledgerFindings(
  { language, files, phrases }: LanguageSources,
  { plan, british }: Sources,
  only?: string,
): readonly Finding[] {
  const parts = proseOf(files);
  const asked = (file: string): boolean => only === undefined || file === only;
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
  const ofEnglish = [
    ...closingMoveFindings(toReader),
    ...ticFindings(toReader),
    ...readingEaseFindings(own),
    ...foreignPlacementFindings(toReader),
    ...britishFindings(own, british),
  ];
  return [
    ...openingFindings(parts),
    ...sharedOpeningFindings(own.filter(({ file }) => !voices.has(file))),
    ...repeatedSentenceFindings(parts),
    ...repeatedRunFindings(parts),
    ...imageFindings(files),
    ...closingFindings(parts),
    ...rationedFindings(parts, phrases.rationed),
    ...(language === "en" ? ofEnglish : []),
  ].filter(({ file }) => asked(file));
}
