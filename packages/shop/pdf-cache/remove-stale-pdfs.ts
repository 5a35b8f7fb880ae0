import { dayMs } from "@cosmic/platform/durations";
import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { printVersion } from "@cosmic/print/press/print-version";
import { z } from "zod";
import { filterOutdated } from "../orders/queries/current-reports.ts";
import type { ShopTools } from "../shop-tools.ts";
import { correctionsOfPdf } from "./pdf-service.ts";

/** How often a store is looked through; a PDF left in it opens to nobody meanwhile. */
const everySeconds = 600;

/** Looks through the store that all machines share, once for all of them. */
export const removeStalePdfsJob = defineJob("remove-stale-pdfs", z.object({}), { everySeconds, expireSeconds: 300 });

/** The handler of `removeStalePdfsJob`. A machine's own folder is looked through by `keepFolderTidy`. */
export function removeStalePdfsHandler(tools: ShopTools): JobHandler {
  return handleJob(removeStalePdfsJob, async () => {
    if (tools.pdfCache.shared) await removeStalePdfs(tools);
  });
}

/** Looks through this machine's own folder again and again, in every process on it. */
export function keepFolderTidy(tools: ShopTools) {
  const tidy = () => {
    removeStalePdfs(tools).catch((error: unknown) => tools.log.warn({ err: error }, "stale PDFs were not removed"));
  };
  const timer = tools.pdfCache.shared ? undefined : setInterval(tidy, everySeconds * 1000);
  timer?.unref();
  return { close: async () => clearInterval(timer) };
}

/** Machines of the version before still read theirs during an upgrade. */
const otherVersionDays = 1;
/** Bounds a bucket, which has no limit in bytes; whoever downloads later has the PDF printed again. */
const keptDays = 30;

type StaleTools = Pick<ShopTools, "database" | "pdfCache" | "clock">;

/** Removes the PDFs of closed orders and of births corrected since (left by a process that died, or while the store did
 * not answer), those of other print versions, and those that nobody has used for thirty days. Returns how many. */
export async function removeStalePdfs({ database, pdfCache, clock }: StaleTools): Promise<number> {
  let removed = 0;
  const now = clock.now().getTime();
  for await (const page of pdfCache.list()) {
    const kept = page.map((pdf) => ({ pdf, orderId: pdf.owner, corrections: correctionsOfPdf(pdf.hash) }));
    const closed = new Set((await filterOutdated(database, kept)).map(({ pdf }) => pdf));
    for (const pdf of page) {
      const ageDays = (now - pdf.usedAt.getTime()) / dayMs;
      const outdated = ageDays > otherVersionDays && !pdf.hash.endsWith(`-${printVersion}`);
      if (!closed.has(pdf) && !outdated && ageDays <= keptDays) continue;
      await pdfCache.remove(pdf);
      removed += 1;
    }
  }
  return removed;
}
