import { createHash } from "node:crypto";
import type { Birth } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import { composeReport } from "@cosmic/report/compose-report";
import type { Edition, ReportDocument } from "@cosmic/report/document";
import { libraryOf } from "@cosmic/report/libraries";
import { sealDocument } from "@cosmic/report/seal-document";
import type { Compose } from "../shop-tools.ts";

const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What a report is written of. */
export interface ReportOrder {
  readonly birth: Birth;
  /** The facts of that birth. */
  readonly facts: Facts;
  readonly edition: Edition;
  readonly siteName: string;
}

/** Writes a chart up as a sealed document. The same order gives the same document and hash. */
export function writeReport({ birth, facts, edition, siteName }: ReportOrder): ReportDocument {
  return sealDocument(composeReport({ birth, facts, siteName, ...libraryOf(edition) }), sha256Hex);
}

/** The same for a shop of that name. */
export const reportWriter =
  (siteName: string): Compose =>
  (birth, facts, edition) =>
    writeReport({ birth, facts, edition, siteName });
