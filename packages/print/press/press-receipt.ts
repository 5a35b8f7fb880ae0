import { join } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { inFolderOrder, type ScriptFace } from "../faces/script-faces.ts";
import { a4Page } from "../measure/page-forms.ts";
import { pageMeasures } from "../measure/page-measures.ts";
import { sizesInTurn } from "../measure/text-sizes.ts";
import type { ReceiptSheet } from "../receipt.ts";
import { printable } from "../sheet/printable.ts";
import { describeComplaint } from "./describe-complaint.ts";

/** Opens a compiler that has some typefaces more. */
export type CompilerFor = (scripts: readonly ScriptFace[]) => NodeCompiler;

/** A finished receipt; throws when Typst refuses it. */
export interface PressedReceipt {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  readonly replacedCharacters: number;
}

/** Sets a receipt with the typefaces of the book, names in any script included. */
export function pressReceipt(receipt: ReceiptSheet, workspace: string, compilerFor: CompilerFor): PressedReceipt {
  const { value, families, replacedCharacters } = printable(receipt);
  const scriptFaces = inFolderOrder(families);
  const compiler = compilerFor(scriptFaces);
  // The part of the book's sheet that its measures read.
  const sheet = {
    page: a4Page,
    sizes: sizesInTurn[0],
    measures: pageMeasures,
    document: { subject: {} },
    moreFamilies: scriptFaces.map(({ family }) => family),
    receipt: value,
  };
  try {
    compiler.mapShadow(join(workspace, "sheet.json"), Buffer.from(JSON.stringify(sheet)));
    const compiled = compiler.compile({ mainFilePath: join(workspace, "receipt.typ"), resetRead: true });
    const trouble = compiled.takeError() ?? compiled.takeWarnings();
    const { result } = compiled;
    if (trouble || !result) throw new Error(`Typst refused a receipt: ${describeComplaint(compiler, trouble)}`);
    const pdf = compiler.pdf(result, { pdfStandard: "ua-1" });
    return { pdf: new Uint8Array(pdf), pages: result.numOfPages, replacedCharacters };
  } finally {
    compiler.evictCache(0);
  }
}
