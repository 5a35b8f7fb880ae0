import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { expect, test } from "vitest";
import { fontCoverage } from "./font-coverage.ts";
import { printable, printableText } from "./printable.ts";
import { serifCoverage } from "./serif-coverage.ts";

const { resolve } = createRequire(import.meta.url);

test.each(["normal", "italic"])("Libertinus Serif %s draws every character we say it does", (style) => {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [] }] });
  // A mark needs a letter under it.
  const letters = [...serifCoverage].map((code) => {
    const letter = String.fromCodePoint(code);
    return /\p{M}/u.test(letter) ? `x${letter}` : letter;
  });
  const source = `#set document(title: "x")
#set text(font: "Libertinus Serif", style: "${style}", fallback: false)
#for letter in json(bytes(sys.inputs.letters)) [#letter \\ ]`;
  const compiled = compiler.compile({ mainFileContent: source, inputs: { letters: JSON.stringify(letters) } });
  expect(compiled.takeWarnings()).toBeNull();
  if (!compiled.result) throw new Error("The sample did not compile.");
  const { result } = compiled;
  expect(compiler.pdf(result, { pdfStandard: "ua-1" }).length).toBeGreaterThan(0);
  compiler.evictCache(0);
});

test("the coverage of a font file is read from it", () => {
  const file = resolve("@expo-google-fonts/baskervville/400Regular/Baskervville_400Regular.ttf");
  const coverage = fontCoverage(readFileSync(file));
  expect(["A", "é", "ã", "ñ", "’", "−"].every((letter) => coverage.has(letter.codePointAt(0) ?? 0))).toBe(true);
  expect(["′", "ễ", "Я", "李"].some((letter) => coverage.has(letter.codePointAt(0) ?? 0))).toBe(false);
});

test("a letter and its accent become one character", () => {
  expect(printableText("Zoe\u0308")).toEqual({ value: "Zoë", replacedCharacters: 0 });
});

test("what a reader counts as one character is replaced by one mark", () => {
  expect(printableText("a👩‍👩‍👧b")).toEqual({ value: "a\uFFFDb", replacedCharacters: 1 });
  expect(printableText("आर्या").replacedCharacters).toBe(2);
});

test("line ends and tabs become spaces, other controls go", () => {
  expect(printableText("é\r\n\tb\u0007\u202Ec").value).toBe("é bc");
  expect(printableText("a\nb\u0000c").value).toBe("a bc");
});

test("long words may break, geometry and anchors keep their bytes", () => {
  const long = "a".repeat(40);
  const { value } = printable({ text: long, hash: long, marks: [{ at: { d: long }, text: long }] });
  expect(value.text).toBe(`${"a".repeat(12)}\u200B${"a".repeat(12)}\u200B${"a".repeat(12)}\u200B${"a".repeat(4)}`);
  expect(value.hash).toBe(long);
  expect(value.marks[0]?.at.d).toBe(long);
});
