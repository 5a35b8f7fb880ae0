import { mailCorrectionJob } from "../queue/mail-correction-job.ts";
import type { ShopTools } from "../shop-tools.ts";
import { lockUnmailed, updateCorrection } from "./correction-repository.ts";

const hourMs = 3_600_000;
/** Corrections one sweep takes up. */
const batch = 500;

/** Enqueues anew the mails of corrections that have not left within an hour and whose tries may be used up. */
export async function mailCorrectionsAgain({
  database,
  queue,
  clock,
}: Pick<ShopTools, "database" | "queue" | "clock">): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const open = await lockUnmailed(tx, { untouchedSince: new Date(now.getTime() - hourMs), limit: batch });
    for (const correctionId of open) {
      await queue.enqueue(tx, mailCorrectionJob, { correctionId });
      await updateCorrection(tx.db, correctionId, { updatedAt: now });
    }
  });
}
