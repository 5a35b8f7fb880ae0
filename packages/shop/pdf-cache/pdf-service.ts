import type { PrintForm } from "@cosmic/print/measure/page-forms";
import { printVersion } from "@cosmic/print/press/print-version";
import type { Printer } from "@cosmic/print/press/printer";
import type { Archive } from "@cosmic/print/sheet/sheet";
import { countPages } from "@cosmic/print/testing/count-pages";
import type { ReportDocument } from "@cosmic/report/document";
import type { PdfCache, PdfKey } from "./pdf-cache.ts";

/** A report as paper. */
export interface ReportPdf {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** Names these bytes: the same document printed by the same version. */
  readonly key: string;
}

/** `busy`: too many reports wait to be printed; in a moment there will be room. */
export type PdfAnswer = ({ readonly ok: true } & ReportPdf) | { readonly ok: false; readonly reason: "busy" };

export interface PrintOptions {
  /** How many times the birth of the order was corrected; 0 when absent. */
  readonly corrections?: number;
  /** A4 when absent, or the pages or the cover of a bound book. */
  readonly form?: PrintForm;
  /** Makes what an A4 book is kept with; asked for only when it is printed. */
  readonly archive?: () => Archive;
}

/** Prints the document of an owner, the order it belongs to. */
export type Print = (document: ReportDocument, owner: string, options?: PrintOptions) => Promise<PdfAnswer>;

export interface PdfServiceTools {
  readonly printer: Pick<Printer, "print">;
  readonly store: PdfCache;
  /** Called when the store cannot be read or written; printing goes on without it. */
  storeFailed(error: unknown): void;
}

/** No digit of a hash. */
const correctionMark = "r";

/** The name of a PDF in the store: no two births of an order share one. */
function pdfHash(documentHash: string, corrections: number, form: PrintForm): string {
  const hash = [documentHash, ...(form === "a4" ? [] : [form]), printVersion].join("-");
  return corrections === 0 ? hash : `${correctionMark}${corrections}-${hash}`;
}

/** After how many corrections of its order's birth a PDF of that name was printed. */
export function correctionsOfPdf(hash: string): number {
  return Number(new RegExp(`^${correctionMark}(\\d+)-`).exec(hash)?.[1] ?? 0);
}

/** Prints a document, or finds it in the store; two simultaneous requests for one document print it once. */
export function openPdfService({ printer, store, storeFailed }: PdfServiceTools): Print {
  const printing = new Map<string, Promise<PdfAnswer>>();
  const print = async (
    key: PdfKey,
    document: ReportDocument,
    { form = "a4", archive }: PrintOptions,
  ): Promise<PdfAnswer> => {
    let works = true;
    const kept = await store.read(key).catch((error: unknown) => {
      storeFailed(error);
      works = false;
      return null;
    });
    if (kept) return { ok: true, pdf: kept, pages: countPages(kept), key: key.hash };
    const printed = await printer.print(document, form, form === "a4" ? archive?.() : undefined);
    if (!printed.ok) return printed;
    // Do not wait a second time for a store that has timed out.
    if (works) await store.write(key, printed.pdf).catch(storeFailed);
    return { ok: true, pdf: printed.pdf, pages: printed.pages, key: key.hash };
  };
  return (document, owner, options = {}) => {
    const { corrections = 0, form = "a4" } = options;
    const hash = pdfHash(document.hash, corrections, form);
    const name = `${owner}.${hash}`;
    const running =
      printing.get(name) ?? print({ owner, hash }, document, options).finally(() => printing.delete(name));
    printing.set(name, running);
    return running;
  };
}
