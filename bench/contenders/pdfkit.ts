import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ReportDocument } from "@cosmic/report/document";
import { plainText } from "@cosmic/report/plain-text";
import { peer } from "../peer.ts";

/** The part we use of `pdfkit` 0.20.2 (MIT). */
interface PdfKitDocument {
  registerFont(name: string, font: Buffer): this;
  font(name: string): this;
  fontSize(points: number): this;
  text(words: string, options: { readonly width: number; readonly lineGap: number }): this;
  on(event: "data", listener: (part: Buffer) => void): this;
  on(event: "end", listener: () => void): this;
  end(): void;
}
type PdfKit = new (options: { readonly size: string; readonly margins: object }) => PdfKitDocument;

const pointsPerMm = 72 / 25.4;
const mm = (length: number): number => length * pointsPerMm;

/**
 * Sets just the words of a report in our typeface, size and line length: no drawings, tables, links, tags or
 * hyphenation.
 */
export async function openPdfKit(): Promise<(document: ReportDocument) => Promise<number>> {
  const { default: Document } = (await peer("pdfkit")) as { readonly default: PdfKit };
  const file = "@expo-google-fonts/baskervville/400Regular/Baskervville_400Regular.ttf";
  const font = readFileSync(createRequire(new URL("../../packages/print/", import.meta.url)).resolve(file));
  return (document) =>
    new Promise((resolve) => {
      const margins = { left: mm(70), right: mm(22), top: mm(32), bottom: mm(26) };
      const pdf = new Document({ size: "A4", margins });
      let bytes = 0;
      pdf.on("data", (part) => (bytes += part.length));
      pdf.on("end", () => resolve(bytes));
      pdf.registerFont("text", font).font("text").fontSize(mm(3.86));
      for (const paragraph of plainText(document).split("\n"))
        pdf.text(paragraph, { width: mm(118), lineGap: mm(0.5) });
      pdf.end();
    });
}
