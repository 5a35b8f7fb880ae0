import { createHash } from "node:crypto";
import { composeReport } from "@cosmic/report/compose-report";
import type { Edition, ReportDocument } from "@cosmic/report/document";
import { libraryOf } from "@cosmic/report/libraries";
import { sealDocument } from "@cosmic/report/seal-document";
import type { Compose, ReportMatter } from "../shop-tools.ts";

const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What a report is written of, and how. */
export interface ReportOrder extends ReportMatter {
  readonly edition: Edition;
  readonly siteName: string;
}

/** Writes a chart up as a sealed document. The same order gives the same document and hash. */
export function writeReport({ birth, facts, sources, edition, siteName }: ReportOrder): ReportDocument {
  const asked = sources ?? [];
  return sealDocument(composeReport({ birth, facts, asked, siteName, ...libraryOf(edition) }), sha256Hex);
}

/** The same for a shop of that name. */
export const reportWriter =
  (siteName: string): Compose =>
  (matter, edition) =>
    writeReport({ ...matter, edition, siteName });
