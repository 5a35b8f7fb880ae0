import { createHash } from "node:crypto";
import type { Birth } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import { englishLibrary } from "@cosmic/interpretation/english-library";
import { createPrinter, type Printer } from "@cosmic/print/printer";
import { composeReport } from "@cosmic/report/compose-report";
import type { ReportDocument } from "@cosmic/report/document";
import { sealDocument } from "@cosmic/report/seal-document";

const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The sealed report of a birth. */
export const reportOf = (birth: Birth, facts: Facts, siteName: string): ReportDocument =>
  sealDocument(composeReport({ birth, facts, language: "en", siteName, library: englishLibrary }), sha256Hex);

/** A printer whose thread runs the worker's source, under the tsx this process runs under. */
export const openPrinter = (): Printer =>
  createPrinter({ workerUrl: new URL("../../packages/print/typst-worker.ts", import.meta.url) });
