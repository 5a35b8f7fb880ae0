import { createHash } from "node:crypto";
import type { Transaction } from "@cosmic/platform/database/open";
import { dayMs } from "@cosmic/platform/durations";
import type { Clock } from "@cosmic/platform/system-clock";
import { eq, lt } from "drizzle-orm";
import { sandboxAnswers } from "../sandbox-tables.ts";
import { type Answer, type Asked, refuse } from "./answer.ts";

/** The payment service expires keys after a day. */
const keptMs = dayMs;

/** Answers each idempotency key once: a repeat with the same content gets the first response again, one with different
 * content is refused. Of two concurrent requests, the second waits for the first one's transaction. */
export async function answerOnce(
  tx: Transaction,
  request: { readonly key: string; readonly asked: Asked; readonly clock: Clock },
  answer: () => Promise<Answer>,
): Promise<Answer & { readonly replayed: boolean }> {
  const { key, asked, clock } = request;
  const now = clock.now();
  const requestHash = createHash("sha256").update(`${asked.path}\n${asked.body}`).digest();
  await tx.db.delete(sandboxAnswers).where(lt(sandboxAnswers.createdAt, new Date(now.getTime() - keptMs)));
  const claimed = await tx.db
    .insert(sandboxAnswers)
    .values({ key, requestHash, status: 0, body: null, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: sandboxAnswers.key });
  if (claimed.length === 0) return replay(tx, key, requestHash);
  const fresh = await answer();
  await tx.db.update(sandboxAnswers).set({ status: fresh.status, body: fresh.body }).where(eq(sandboxAnswers.key, key));
  return { ...fresh, replayed: false };
}

async function replay(tx: Transaction, key: string, requestHash: Buffer) {
  const [kept] = await tx.db.select().from(sandboxAnswers).where(eq(sandboxAnswers.key, key));
  if (!kept) throw new Error("an idempotency key vanished between two statements");
  if (kept.requestHash.equals(requestHash)) return { status: kept.status, body: kept.body, replayed: true };
  const message = "Keys for idempotent requests can only be used with the same parameters they were first used with.";
  return { ...refuse(400, { type: "idempotency_error", message }), replayed: false };
}
