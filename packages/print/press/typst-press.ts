import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ReportDocument } from "@cosmic/report/document";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { bookBoxes, coverBoxes } from "../bound/bound-book.ts";
import { withPageBoxes } from "../bound/page-boxes.ts";
import { readPageFaces, typefaceFolder } from "../faces/page-faces.ts";
import { bookSizes, type PrintForm } from "../measure/page-forms.ts";
import { fewestPages, largerSizes, mostPages, sizesInTurn, type TextSizes } from "../measure/text-sizes.ts";
import { expectedPages } from "../plan/expected-pages.ts";
import { fitChapters } from "../plan/fit-chapters.ts";
import type { ReceiptSheet } from "../receipt.ts";
import { type Archive, type LaidOut, type SheetOptions, toSheet } from "../sheet/sheet.ts";
import { chapterEnds } from "../testing/chapter-ends.ts";
import { declaredAccessible } from "./archival.ts";
import { describeComplaint } from "./describe-complaint.ts";
import { type CompilerFor, pressReceipt } from "./press-receipt.ts";

/** A PDF finished by one thread. */
export interface Pressed {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  readonly replacedCharacters: number;
}

/** One Typst compiler with its typefaces loaded. Use it from a single thread; it blocks while working. */
export interface Press {
  /** A4 when no form is named; only A4 can be a file to be kept. */
  press(document: ReportDocument, form?: PrintForm, archive?: Archive): Pressed;
  pressReceipt(receipt: ReceiptSheet): Pressed;
}

type BookOptions = Pick<SheetOptions, "form" | "pages" | "archive">;

type Outcome =
  | ({ readonly ok: true } & Omit<Pressed, "replacedCharacters">)
  | { readonly ok: false; readonly complaint: string };

/** Loads the compiler, typefaces and template; throws if the installation lacks any of them. */
export function openPress(): Press {
  // Resolve by package name, which works both in the source tree and in a bundle.
  const room = dirname(createRequire(import.meta.url).resolve("@cosmic/print/package.json"));
  const workspace = join(room, "template");
  const { faces, fontBlobs } = readPageFaces();
  const compilerFor = openCompilers(workspace, fontBlobs);
  const run = ({ sheet, scriptFaces }: LaidOut): Outcome => {
    const chosen = compilerFor(scriptFaces);
    try {
      chosen.mapShadow(join(workspace, "sheet.json"), Buffer.from(JSON.stringify(sheet)));
      if (sheet.cover) return setCover(chosen, workspace);
      return set(chosen, workspace, {
        chapters: sheet.document.chapters.length,
        archival: sheet.archive !== undefined,
      });
    } finally {
      // Otherwise the compiler keeps every document: 2 GB after sixty reports.
      chosen.evictCache(0);
    }
  };
  const pressIn = (sizes: TextSizes, document: ReportDocument, more: BookOptions = {}): Pressed => {
    const full = toSheet(document, { faces, sizes, ...more });
    const first = run(full);
    if (first.ok) return { ...first, replacedCharacters: full.replacedCharacters };
    // A script typeface may lack a glyph for a combination of letters. Then fall back to visible replacement marks.
    const plain = full.scriptFaces.length > 0 ? toSheet(document, { faces, sizes, ...more, scripts: false }) : null;
    const second = plain ? run(plain) : first;
    if (!second.ok) throw new Error(`Typst refused the report: ${second.complaint}`);
    return { ...second, replacedCharacters: plain?.replacedCharacters ?? 0 };
  };
  return {
    pressReceipt: (receipt) => pressReceipt(receipt, workspace, compilerFor),
    press: (document, form = "a4", archive) => {
      const kept = archive && { archive };
      if (form === "a4") return pressInTurn(document, (sizes) => pressIn(sizes, document, kept));
      const inside = pressIn(bookSizes, document, { form: "interior" });
      if (form === "interior") return { ...inside, pdf: withPageBoxes(inside.pdf, bookBoxes) };
      const { pages } = inside;
      const cover = pressIn(bookSizes, document, { form, pages });
      return { ...cover, pages, pdf: withPageBoxes(cover.pdf, () => coverBoxes(pages)) };
    },
  };
}

/** Returns the compiler with the typefaces of every page, or one that also has those of the scripts a document needs. */
function openCompilers(workspace: string, fontBlobs: readonly Buffer[]): CompilerFor {
  const open = (blobs: Buffer[]): NodeCompiler => NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: blobs }] });
  const compiler = open([...fontBlobs]);
  return (scripts) => {
    if (scripts.length === 0) return compiler;
    // Load only when needed: few reports use them, and together they outweigh everything else.
    return open([...fontBlobs, ...scripts.map(({ file }) => readFileSync(join(typefaceFolder(), file)))]);
  };
}

/** Presses a document in smaller and smaller sizes until it is short enough, beginning with the second if it is surely
 * too long in the first; one that is too short in larger and larger sizes until it is long enough. */
function pressInTurn(document: ReportDocument, pressIn: (sizes: TextSizes) => Pressed): Pressed {
  const [open, ...closer] = sizesInTurn;
  const sizes = expectedPages(document) > mostPages ? closer : [open, ...closer];
  let pressed = pressIn(sizes[0] ?? open);
  for (const next of sizes.slice(1)) {
    if (pressed.pages <= mostPages) break;
    pressed = pressIn(next);
  }
  for (const next of largerSizes) {
    if (pressed.pages >= fewestPages) break;
    pressed = pressIn(next);
  }
  return pressed;
}

/** Lays out the sheet, repeatedly if a chapter ends badly; the compiler caches unchanged parts. */
function set(
  compiler: NodeCompiler,
  workspace: string,
  { chapters, archival }: { readonly chapters: number; readonly archival: boolean },
): Outcome {
  const mainFilePath = join(workspace, "main.typ");
  let complaint = "";
  const book = fitChapters(chapters, (fits) => {
    compiler.mapShadow(join(workspace, "fits.json"), Buffer.from(JSON.stringify(fits)));
    const compiled = compiler.compile({ mainFilePath, resetRead: true });
    // A warning means a missing typeface or a layout that did not converge: not fit to sell.
    const trouble = compiled.takeError() ?? compiled.takeWarnings();
    const { result } = compiled;
    if (!trouble && result) return { result, pages: result.numOfPages, ends: chapterEnds(compiler, result) };
    complaint = describeComplaint(compiler, trouble);
    return null;
  });
  return book ? exported(compiler, book.result, { pages: book.pages, archival }) : { ok: false, complaint };
}

/** Sets the one sheet of a cover. */
function setCover(compiler: NodeCompiler, workspace: string): Outcome {
  const compiled = compiler.compile({ mainFilePath: join(workspace, "cover-sheet.typ"), resetRead: true });
  const trouble = compiled.takeError() ?? compiled.takeWarnings();
  const { result } = compiled;
  if (trouble || !result) return { ok: false, complaint: describeComplaint(compiler, trouble) };
  return exported(compiler, result, { pages: result.numOfPages, archival: false });
}

/** As PDF/UA-1, an archival book as PDF/A-3a too. */
function exported(
  compiler: NodeCompiler,
  result: NodeTypstDocument,
  { pages, archival }: { readonly pages: number; readonly archival: boolean },
): Outcome {
  try {
    const pdf = compiler.pdf(result, { pdfStandard: archival ? "a-3a" : "ua-1" });
    return { ok: true, pdf: archival ? declaredAccessible(pdf) : new Uint8Array(pdf), pages };
  } catch (error) {
    // The export rejects what a screen reader could not read, above all letters without a glyph.
    return { ok: false, complaint: error instanceof Error ? error.message : String(error) };
  }
}
