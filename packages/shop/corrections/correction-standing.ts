import type { CorrectedBy } from "../database/tables/corrections.ts";
import type { OrderRow } from "../database/tables/orders.ts";

const dayMs = 86_400_000;
/** How long a buyer may correct the birth, days from the payment. */
const correctionDays = 30;
/** How often a buyer may. */
export const buyersCorrections = 3;

/** Whether the birth of an open report may be corrected: `undelivered`, its first mail has not left; `refund-asked`, it
 * is about to close; `late` and `used-up` bind the buyer alone. */
export type CorrectionStanding = "open" | "undelivered" | "refund-asked" | "late" | "used-up";

/** The last moment at which a buyer may correct the birth: thirty times 24 hours after the payment. */
export function lastCorrectionMoment(paidAt: Date): Date {
  return new Date(paidAt.getTime() + correctionDays * dayMs);
}

/** Whether somebody may correct the birth of an order now, of which buyers have made `used` corrections. Null: its
 * report opens no more, or was never paid. */
export function correctionStanding(
  { state, paidAt }: Pick<OrderRow, "state" | "paidAt">,
  { by, used, at }: { readonly by: CorrectedBy; readonly used: number; readonly at: Date },
): CorrectionStanding | null {
  if (paidAt === null) return null;
  if (state === "paid") return "undelivered";
  if (state === "refund-requested") return "refund-asked";
  if (state !== "delivered") return null;
  if (by === "operator") return "open";
  if (used >= buyersCorrections) return "used-up";
  return at.getTime() > lastCorrectionMoment(paidAt).getTime() ? "late" : "open";
}
