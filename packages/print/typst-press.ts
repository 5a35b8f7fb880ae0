import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ReportDocument } from "@cosmic/report/document";
import { NodeCompiler, type NodeError } from "@myriaddreamin/typst-ts-node-compiler";
import { fontCoverage } from "./font-coverage.ts";
import { toSheet } from "./sheet.ts";

/** A finished PDF of one thread. */
export interface Pressed {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  readonly replacedCharacters: number;
}

/** One Typst compiler with its typefaces loaded; use it from one thread only, it blocks while it works. */
export interface Press {
  press(document: ReportDocument): Pressed;
}

// Typst takes static TTF files only; the weights are those the template asks for.
const typefaces = {
  text: "@expo-google-fonts/baskervville/400Regular/Baskervville_400Regular.ttf",
  textItalic: "@expo-google-fonts/baskervville/400Regular_Italic/Baskervville_400Regular_Italic.ttf",
  ui: "@expo-google-fonts/jost/400Regular/Jost_400Regular.ttf",
  uiMedium: "@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf",
} as const;

/** Loads the compiler, the typefaces and the template; throws when the installation lacks one of them. */
export function openPress(): Press {
  // Resolved by package name, so that it holds in the source tree and in a bundle alike.
  const { resolve } = createRequire(import.meta.url);
  const template = join(dirname(resolve("@cosmic/print/package.json")), "template");
  const fontBlobs = Object.values(typefaces).map((file) => readFileSync(resolve(file)));
  const coverage = {
    text: fontCoverage(readFileSync(resolve(typefaces.text))),
    ui: fontCoverage(readFileSync(resolve(typefaces.ui))),
  };
  const compiler = NodeCompiler.create({ workspace: template, fontArgs: [{ fontBlobs }] });
  return {
    press(document) {
      const { value, replacedCharacters } = toSheet(document, coverage);
      try {
        compiler.mapShadow(join(template, "sheet.json"), Buffer.from(JSON.stringify(value)));
        return { ...compile(compiler, join(template, "main.typ")), replacedCharacters };
      } finally {
        // Without this the compiler keeps every document: 2 GB after sixty reports.
        compiler.evictCache(0);
      }
    },
  };
}

function compile(compiler: NodeCompiler, mainFilePath: string): Omit<Pressed, "replacedCharacters"> {
  const compiled = compiler.compile({ mainFilePath, resetRead: true });
  // A warning is a missing typeface or a layout that did not settle: a page nobody should be sold.
  const complaint = compiled.takeError() ?? compiled.takeWarnings();
  if (complaint || !compiled.result) throw new Error(`Typst refused the report: ${described(compiler, complaint)}`);
  const pages = compiled.result.numOfPages;
  const pdf = compiler.pdf(compiled.result, { pdfStandard: "ua-1" });
  return { pdf: new Uint8Array(pdf), pages };
}

function described(compiler: NodeCompiler, complaint: NodeError | null): string {
  return complaint ? JSON.stringify(compiler.fetchDiagnostics(complaint)).slice(0, 2000) : "no result";
}
