import { z } from "zod";
import { type ReviewField, reviewLengths } from "./review-rules.ts";
import { type Stars, starValues } from "./star-counts.ts";

/** A review as its buyer wrote it. */
export interface WrittenReview {
  readonly stars: Stars;
  readonly text: string;
  /** Empty: a reader. */
  readonly name: string;
}

export type ReviewReading =
  | { readonly ok: true; readonly review: WrittenReview }
  /** Fields that need another look, in the order of the form. */
  | { readonly ok: false; readonly fields: readonly ReviewField[] };

const typed = z.string().catch("");
const lengthOf = (text: string): number => Array.from(text).length;
/** Without signs that steer the reading direction or hide in the text. */
const hidden = /[^\P{C}\n\u200d]/gu;

/** Reads what the form sent: one to five stars, 10 to 2,000 characters of text, a name of at most 40. */
export function readReview(input: {
  readonly stars: unknown;
  readonly text: unknown;
  readonly name: unknown;
}): ReviewReading {
  const stars = starValues.find((value) => String(value) === typed.parse(input.stars));
  const lines = typed.parse(input.text).normalize("NFC").replaceAll(/\r\n?/g, "\n").replaceAll("\t", " ");
  const text = lines
    .replaceAll(hidden, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  const name = typed.parse(input.name).normalize("NFC").replaceAll(/\s+/g, " ").replaceAll(hidden, "").trim();
  const isLong = lengthOf(text) >= reviewLengths.shortestText && lengthOf(text) <= reviewLengths.longestText;
  const faults: readonly (ReviewField | false)[] = [
    stars === undefined && "stars",
    !isLong && "text",
    lengthOf(name) > reviewLengths.longestName && "name",
  ];
  const fields = faults.filter((fault) => fault !== false);
  return stars === undefined || fields.length > 0 ? { ok: false, fields } : { ok: true, review: { stars, text, name } };
}
