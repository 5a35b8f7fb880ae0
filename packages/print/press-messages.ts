import type { ReportDocument } from "@cosmic/report/document";

/** What the printer sends to a thread. */
export interface PressOrder {
  readonly document: ReportDocument;
}

/** What the thread sends back; `message` is Typst's own complaint. */
export type PressAnswer =
  | { readonly ok: true; readonly pdf: Uint8Array; readonly pages: number; readonly replacedCharacters: number }
  | { readonly ok: false; readonly message: string };
