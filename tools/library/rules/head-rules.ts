import { wordsOf } from "@cosmic/interpretation/text/sentences";
import { tellingWords } from "../ledger/images.ts";
import type { WritingRules } from "../read/language-file.ts";
import { type WrittenPassage, withoutMarks } from "../read/passage-file.ts";
import type { PassageRules, Report } from "./passage-rules.ts";

/** Claims must be in the table, must not contradict each other, and must be as many as the kind requires. */
export function checkClaims(
  passage: WrittenPassage,
  { kind, subject, claims: table }: PassageRules,
  fault: Report,
): void {
  const { claimsLine } = passage;
  const [least, most] = subject.claims ?? kind.claims;
  const claims = passage.claims ?? [];
  if (!passage.claims && least > 0) fault(claimsLine, "no “claims: […]” under the heading");
  else if (claims.length < least || claims.length > most) {
    fault(claimsLine, `${least} to ${most} claims, not ${claims.length}`);
  }
  for (const [index, claim] of claims.entries()) {
    const against = table.opposite.get(claim);
    if (against === undefined) fault(claimsLine, `unknown claim “${claim}”`);
    else if (kind.name !== "tensions" && claims.indexOf(against) > index) {
      fault(claimsLine, `opposite claims “${claim}” and “${against}”`);
    }
    if (claims.indexOf(claim) !== index) fault(claimsLine, `claim “${claim}” stands twice`);
  }
  if (kind.name === "tensions" && claims.join(" × ") !== passage.heading) {
    fault(claimsLine, "a tension claims the two claims of its heading, in their order");
  }
}

/** Every passage must list its images, and each of them must occur in its text. */
export function checkImages(passage: WrittenPassage, { kind, about }: PassageRules, fault: Report): void {
  const { images: rules } = about.writing;
  if (kind.shape === "lines") {
    if (passage.images) fault(passage.imagesLine, "no images here");
    return;
  }
  const { images, imagesLine } = passage;
  if (!images || images.length === 0) {
    fault(imagesLine, "no “images: […]” under the heading: name the objects of the passage");
    return;
  }
  const words = new Set(
    passage.parts.flatMap(({ source }) => wordsOf(withoutMarks(source)).flatMap((word) => stems(word, rules))),
  );
  for (const image of images) {
    const stands = tellingWords(image, rules).some((word) => stems(word, rules).some((stem) => words.has(stem)));
    if (!stands) fault(imagesLine, `image “${image}” does not stand in the passage`);
  }
}

/** A word and its forms without common endings, so that “keys” matches “key”. */
export function stems(word: string, { possessive, endings }: WritingRules["images"]): readonly string[] {
  const bare = possessive === undefined ? word : word.replace(new RegExp(possessive, "u"), "");
  return [...new Set([word, bare, ...endings.map(([ending, by]) => bare.replace(new RegExp(ending, "u"), by))])];
}
