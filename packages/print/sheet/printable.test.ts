import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { expect, test } from "vitest";
import { codePointsIn } from "../faces/code-points.ts";
import { readPageFaces } from "../faces/page-faces.ts";
import { serifCoverage } from "../faces/serif-coverage.ts";
import { codePointsOf } from "../faces/typeface.ts";
import { scriptFaces } from "../typefaces/script-faces.generated.ts";
import { printable, printableText } from "./printable.ts";

test.each(["normal", "italic"])("Libertinus Serif %s draws every character we say it does", (style) => {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: readPageFaces().fontBlobs }] });
  // A combining mark needs a base letter.
  const letters = [...serifCoverage].map((code) => {
    const letter = String.fromCodePoint(code);
    return /\p{M}/u.test(letter) ? `x${letter}` : letter;
  });
  const source = `#set document(title: "x")
#set text(font: "Printed Libertinus Serif", style: "${style}", fallback: false)
#for letter in json(bytes(sys.inputs.letters)) [#letter \\ ]`;
  const compiled = compiler.compile({ mainFileContent: source, inputs: { letters: JSON.stringify(letters) } });
  expect(compiled.takeWarnings()).toBeNull();
  if (!compiled.result) throw new Error("The sample did not compile.");
  const { result } = compiled;
  expect(compiler.pdf(result, { pdfStandard: "ua-1" }).length).toBeGreaterThan(0);
  compiler.evictCache(0);
});

test("the letters of a font file and their widths are read from it", () => {
  const { text } = readPageFaces().faces;
  expect(["A", "é", "ã", "ñ", "’", "−"].every((letter) => text.has(letter.codePointAt(0) ?? 0))).toBe(true);
  expect(["′", "ễ", "Я", "李"].some((letter) => text.has(letter.codePointAt(0) ?? 0))).toBe(false);
  expect(text.widthEm("iii")).toBeLessThan(text.widthEm("MMM"));
  expect(text.widthEm("aa")).toBeCloseTo(2 * text.widthEm("a"));
});

const folder = new URL("../typefaces/", import.meta.url);

test("every typeface for names holds the letters and has the bytes that the list says", () => {
  for (const { file, ranges, sha256 } of scriptFaces) {
    const font = readFileSync(new URL(file, folder));
    expect([file, createHash("sha256").update(font).digest("hex")]).toEqual([file, sha256]);
    const listed = codePointsIn(ranges);
    expect(codePointsOf(font).filter((code) => !listed.has(code))).toEqual([]);
  }
});

test("Typst knows every typeface for names by the family the list says", () => {
  const fontBlobs = scriptFaces.map(({ file }) => readFileSync(new URL(file, folder)));
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
  const lines = scriptFaces.map(({ family }) => `#text(font: ${JSON.stringify(family)})[ ]`);
  const compiled = compiler.compile({ mainFileContent: lines.join("\n") });
  const complaint = compiled.takeError() ?? compiled.takeWarnings();
  expect(complaint && compiler.fetchDiagnostics(complaint)).toBeNull();
});

test("a letter and its accent become one character", () => {
  expect(printableText("Zoe\u0308")).toMatchObject({ value: "Zoë", replacedCharacters: 0 });
});

test.each([
  ["李小龍", "Printed Noto Serif CJKsc"],
  ["さくら", "Printed Noto Serif CJKsc"],
  ["김민수", "Printed Noto Serif CJKsc"],
  ["محمد", "Printed Noto Naskh Arabic"],
  ["עדי", "Printed Noto Serif Hebrew"],
  ["आर्या", "Printed Noto Serif Devanagari"],
  ["สมชาย", "Printed Noto Serif Thai"],
  ["👩‍👩‍👧", "Printed Noto Emoji"],
  ["👍🏽", "Printed Noto Emoji"],
  ["𝓜𝓪𝓻𝓲𝓪", "Printed Noto Sans Math"],
])("%s is set in %s", (text, family) => {
  const { value, replacedCharacters, families } = printableText(text);
  expect([value, replacedCharacters, [...families]]).toEqual([text, 0, [family]]);
});

test("what no typeface has is replaced by one mark for each character a reader counts", () => {
  expect(printableText("a\u{10ffff}b\u{20bb7}\u0301")).toMatchObject({
    value: "a\uFFFDb\uFFFD",
    replacedCharacters: 2,
  });
  expect(printableText("आर्या", { scripts: false }).replacedCharacters).toBe(2);
});

test("a joiner stays between letters it can join and goes elsewhere", () => {
  expect(printableText("می\u200Cخواهم").value).toBe("می\u200Cخواهم");
  expect(printableText("\u200D\u200Ca 1\u200D").value).toBe("a 1");
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
