import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { functionWords } from "@cosmic/library/generated/languages";
import ts from "typescript";
import { expect, test } from "vitest";

const repository = join(import.meta.dirname, "../../..");
/** What turns facts and plans into a book: its words stand in the folders of the languages. */
const rendering = [
  ...["", "/render", "/chapters", "/context", "/drawings", "/entries", "/finish", "/forms"].map(
    (folder) => `packages/report${folder}`,
  ),
  ...["strings", "passages", "plan", "selection", "catalogue"].map((folder) => `packages/interpretation/${folder}`),
  "packages/library",
];
/** Folders of which only the files beside the others belong to it. */
const flat: readonly string[] = ["packages/report", "packages/library"];
const english = new Set(functionWords.en);

/** Where the words of an error for whoever works on the code stand, which no book prints: behind `Error(` and
 * `required(value, …)`. */
function isErrorText(node: ts.Node): boolean {
  for (let at = node; at.parent; at = at.parent) {
    const call = at.parent;
    const isCall = ts.isNewExpression(call) || ts.isCallExpression(call);
    if (isCall && call.expression !== at && ["Error", "required"].includes(call.expression.getText())) return true;
  }
  return false;
}

/** The fixed text of a literal; null for other nodes, for types and for what is imported. */
function literalText(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent) || ts.isLiteralTypeNode(node.parent))
    return null;
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
    return node.text;
  return ts.isRegularExpressionLiteral(node) ? node.text : null;
}

/** Whether a text reads as words of a language and not as a key: two words with a space between them, a function word of
 * English, or a mark of quotation. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  const spaced = /\p{L}{2,}[,.;:]? \p{L}{2,}/u.test(text);
  return spaced || /[“”‘’]/u.test(text.replaceAll(/\[[^\]]*\]/g, "")) || words.some((word) => english.has(word));
}

function proseIn(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(join(repository, file), "utf8"), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = node.parent ? literalText(node) : null;
    if (text !== null && isProse(text) && !isErrorText(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}: ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = rendering
  .flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: !flat.includes(folder), encoding: "utf8" }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    ),
  )
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));

test("what renders a book has no words of a language in its code", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(proseIn)).toEqual([]);
});
