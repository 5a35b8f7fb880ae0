/** The rows of packages/chart/golden's tables of dates, cell by cell. */
import { readFileSync } from "node:fs";
import { type Body, bodies } from "@cosmic/sky/sky";

const J2000 = 2451545;

/** The cells of each row of a table. The files are written by this folder's makers, so their shape is known. */
export function rowsOf(name: string): readonly (readonly string[])[] {
  const file = new URL(`../../../packages/chart/golden/${name}.json`, import.meta.url);
  const { rows }: { readonly rows: readonly string[] } = JSON.parse(readFileSync(file, "utf8"));
  return rows.map((row) => row.split(" "));
}

/** Julian day (TT) of a cell that counts days of TT from J2000. */
export const jdOf = (days: string | undefined) => J2000 + Number(days);

/** The body a cell names; throws for any other word. */
export const bodyOf = (name: string | undefined): Body => oneOf(bodies, name);

/** A cell that holds one of some words; throws for any other. */
export function oneOf<Word extends string>(words: readonly Word[], found: string | undefined): Word {
  const word = words.find((one) => one === found);
  if (word === undefined) throw new Error(`${found} is none of ${words.join(", ")}`);
  return word;
}
