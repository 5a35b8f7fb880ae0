import { countPages } from "@cosmic/print/count-pages";
import { printVersion } from "@cosmic/print/print-version";
import type { Printer } from "@cosmic/print/printer";
import type { ReportDocument } from "@cosmic/report/document";
import type { PdfShelf } from "./pdf-shelf.ts";

/** A report as paper. */
export interface ReportPdf {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** Names these bytes: the same document printed by the same version. */
  readonly key: string;
}

/** `busy`: too many reports wait to be printed; in a moment there will be room. */
export type PdfAnswer = ({ readonly ok: true } & ReportPdf) | { readonly ok: false; readonly reason: "busy" };

export interface PrintShopTools {
  readonly printer: Pick<Printer, "print">;
  readonly shelf: PdfShelf;
  /** Told when the shelf cannot be read or written: the print goes on without it. */
  shelfFailed(error: unknown): void;
}

/** Prints a document, or finds it on the shelf; asked for the same one twice at a time, it prints once. */
export function openPrintShop({
  printer,
  shelf,
  shelfFailed,
}: PrintShopTools): (document: ReportDocument) => Promise<PdfAnswer> {
  const printing = new Map<string, Promise<PdfAnswer>>();
  const print = async (key: string, document: ReportDocument): Promise<PdfAnswer> => {
    const kept = await shelf.find(key).catch((error: unknown) => {
      shelfFailed(error);
      return null;
    });
    if (kept) return { ok: true, pdf: kept, pages: countPages(kept), key };
    const printed = await printer.print(document);
    if (!printed.ok) return printed;
    await shelf.keep(key, printed.pdf).catch(shelfFailed);
    return { ok: true, pdf: printed.pdf, pages: printed.pages, key };
  };
  return (document) => {
    const key = `${document.hash}-${printVersion}`;
    const running = printing.get(key) ?? print(key, document).finally(() => printing.delete(key));
    printing.set(key, running);
    return running;
  };
}
