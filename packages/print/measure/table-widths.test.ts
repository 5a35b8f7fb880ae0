import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Block, Cell } from "@cosmic/report/document";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { expect, test } from "vitest";
import { readPageFaces } from "../faces/page-faces.ts";
import { tableWidths } from "./table-widths.ts";

type Table = Extract<Block, { kind: "table" }>;
const { faces, fontBlobs } = readPageFaces();
const workspace = join(dirname(fileURLToPath(import.meta.url)), "../template");

const table = (rows: readonly (readonly string[])[]): Table => ({
  kind: "table",
  caption: "",
  columns: (rows[0] ?? []).map(() => ({ title: "Sum", align: "start" })),
  rows: rows.map((row) => row.map((text): Cell => ({ text }))),
});

/** Widths in ems as Typst sets the texts: kerned, with tabular figures and the fallback typeface. */
function setWidths(texts: readonly string[]): readonly number[] {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
  const source = `#set text(font: ("Baskervville", "Printed Libertinus Serif"), size: 10pt, number-width: "tabular")
    #context [#metadata(${JSON.stringify(texts).replace("[", "(").replace(/\]$/, ",)")}.map(it => measure(text(it)).width.pt() / 10)) <widths>]`;
  const { result } = compiler.compile({ mainFileContent: source });
  if (!result) throw new Error("Typst did not set the words.");
  const [found] = compiler.query(result, { selector: "<widths>" });
  return found.value;
}

const dates = [
  "February 10, 2028 · August 16, 2028 · December 18, 2028",
  "December 29, 1988 · November 20, 1988 · September 26, 1989",
  "January 12, 1993 · January 18, 1993 · January 19, 1993",
];
const others = [
  "5 − 2 − 1 − 1 = 1",
  "5 + 2 + 1 − 1 = 7",
  "29° 55′",
  "Separating",
  "−0° 02′",
  "1.003°",
  "Dignity −2, slow −1",
];

test("a row said to be of one line is wide enough for the words as they are set", () => {
  const texts = [...dates, ...others];
  const emMm = 3.5;
  setWidths(texts).forEach((em, at) => {
    const [width] = tableWidths(table([["1", texts[at] ?? ""]]), 166, faces).columns.slice(1);
    expect(width, texts[at]).toHaveProperty("mm");
    if (width && "mm" in width) expect(width.mm, texts[at]).toBeGreaterThan(em * emMm + 0.25);
  });
});

test("rows get a height of their own where a cell may need two lines", () => {
  expect(tableWidths(table([["9", "First Pluto square", dates[0] ?? ""]]), 166, faces).oneLine).toBe(true);
  expect(tableWidths(table([["9", "First Pluto square", dates.join(" · ")]]), 166, faces).oneLine).toBe(false);
});

test("a letter of another typeface leaves the height of the rows open", () => {
  expect(tableWidths(table([["1", "São Paulo"]]), 166, faces).oneLine).toBe(true);
  expect(tableWidths(table([["1", "東京都"]]), 166, faces).oneLine).toBe(false);
});

test("words of neighboring columns stand 4 mm apart", () => {
  const row = (letters: number) => table([["Saturn", "m".repeat(letters), "5 − 2 = 3"]]);
  for (let letters = 1; letters < 60; letters++) {
    const { gapMm, oneLine } = tableWidths(row(letters), 118, faces);
    // A column width includes 0.3 mm more than its text.
    expect(gapMm + (oneLine ? 0.3 : 0), String(letters)).toBeGreaterThanOrEqual(4);
  }
});
