import { createHash } from "node:crypto";
import { englishLibrary } from "@cosmic/interpretation/shelf/english-library";
import { composeReport } from "@cosmic/report/compose-report";
import { sealDocument } from "@cosmic/report/seal-document";
import type { Compose } from "@cosmic/shop/shop-tools";

const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Writes a chart up as a sealed document. The library speaks English so far; visitors of other locales are told so
 * before they pay. */
export const reportWriter =
  (siteName: string): Compose =>
  (birth, facts) =>
    sealDocument(composeReport({ birth, facts, language: "en", siteName, library: englishLibrary }), sha256Hex);
