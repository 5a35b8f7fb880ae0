import { dayMs } from "@cosmic/platform/durations";
import { and, eq, gt, isNull } from "drizzle-orm";
import { linkHash } from "../access/report-links.ts";
import { privacyRequests } from "../database/tables/privacy-requests.ts";
import { isPaymentTrouble } from "../payment-service/payment-trouble.ts";
import type { ShopTools } from "../shop-tools.ts";
import { eraseByRequest, eraseCustomerJob } from "./erasure/erase-customer.ts";
import { type CustomerExport, exportCustomer } from "./export-customer.ts";

/** How long a mailed link works. */
const linkLifeMs = dayMs;

/** What a mailed link is for. */
export interface PrivacyLink {
  readonly kind: "erase" | "export";
}

/** What came of it; null: unknown, used or too late, answered alike. */
export type PrivacyDone = { readonly kind: "erase" } | { readonly kind: "export"; readonly data: CustomerExport };

/** Shows what a mailed link is for; null: unknown, used or too late. Changes nothing. */
export async function viewPrivacyLink(
  tools: Pick<ShopTools, "database" | "clock">,
  secret: string,
): Promise<PrivacyLink | null> {
  const usable = usableBy(tools, secret);
  if (!usable) return null;
  const [request] = await tools.database.db.select().from(privacyRequests).where(usable);
  return request ? { kind: request.kind } : null;
}

/** Does what a mailed link is for, once. An erasure is written down as a job first, so that a process that dies in the
 * middle leaves it to a worker; the links end before this answers. */
export async function confirmPrivacy(tools: ShopTools, secret: string): Promise<PrivacyDone | null> {
  const usable = usableBy(tools, secret);
  const request = usable && (await confirm(tools, usable));
  if (!request) return null;
  if (request.kind === "erase") {
    await eraseNow(tools, request.id);
    return { kind: "erase" };
  }
  const data = await exportCustomer(tools, request.email);
  await tools.database.db
    .update(privacyRequests)
    .set({ email: "", doneAt: tools.clock.now() })
    .where(eq(privacyRequests.id, request.id));
  return { kind: "export", data };
}

/** With the payment service away the links have ended all the same, and the job does the rest. */
async function eraseNow(tools: ShopTools, requestId: string): Promise<void> {
  try {
    await eraseByRequest(tools, requestId);
  } catch (error) {
    if (!isPaymentTrouble(error)) throw error;
    tools.log.warn({ err: error, requestId }, "an erasure waits for the payment service; its job goes on");
  }
}

/** Of two presses at once one wins: the other finds it confirmed. */
async function confirm(tools: ShopTools, usable: NonNullable<ReturnType<typeof usableBy>>) {
  return tools.database.transaction(async (tx) => {
    const [request] = await tx.db
      .update(privacyRequests)
      .set({ confirmedAt: tools.clock.now() })
      .where(usable)
      .returning();
    if (request?.kind === "erase") await tools.queue.enqueue(tx, eraseCustomerJob, { requestId: request.id });
    return request ?? null;
  });
}

function usableBy({ clock }: Pick<ShopTools, "clock">, secret: string) {
  const hash = linkHash(secret);
  const since = new Date(clock.now().getTime() - linkLifeMs);
  return (
    hash &&
    and(
      eq(privacyRequests.tokenHash, hash),
      isNull(privacyRequests.confirmedAt),
      gt(privacyRequests.requestedAt, since),
    )
  );
}
