import { createPrinter, type Printer } from "@cosmic/print/printer";

/** A printer whose thread runs the worker's source, under the tsx this process runs under. */
export const openPrinter = (): Printer =>
  createPrinter({ workerUrl: new URL("../../packages/print/typst-worker.ts", import.meta.url) });
