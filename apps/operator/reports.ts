import { createPrinter, type Printer } from "@cosmic/print/press/printer";

/** A printer whose worker thread runs from TypeScript source, under this process's tsx. */
export const openPrinter = (): Printer =>
  createPrinter({ workerUrl: new URL("../../packages/print/press/typst-worker.ts", import.meta.url) });
