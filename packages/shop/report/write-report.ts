import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
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

function compose({ birth, facts, sources, edition, siteName }: ReportOrder): ReportDocument {
  return composeReport({ birth, facts, asked: sources ?? [], siteName, ...libraryOf(edition) });
}

/** Writes a chart up as a sealed document. The same order gives the same document and hash. */
export function writeReport(order: ReportOrder): ReportDocument {
  return sealDocument(compose(order), sha256Hex);
}

/** The same for a shop of that name, in two turns of the event loop: each takes a tenth of a second, and others wait. */
export const reportWriter =
  (siteName: string): Compose =>
  async (matter, edition) => {
    const document = compose({ ...matter, edition, siteName });
    await nextTurn();
    return sealDocument(document, sha256Hex);
  };
