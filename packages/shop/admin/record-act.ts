import { keyedHash } from "@cosmic/platform/seal";
import { operatorActs } from "../database/tables/operator-acts.ts";
import type { ShopTools } from "../shop-tools.ts";

/** One act of the operator, as the audit keeps it. */
export interface Act {
  /** Name of the command. */
  readonly act:
    | "resend"
    | "refund"
    | "refuse-refund"
    | "correct"
    | "erase"
    | "export"
    | "reconcile"
    | "tax-export"
    | "reseal"
    | "freeze"
    | "replay-erasures"
    | "hold-review"
    | "publish-review"
    | "back-up";
  readonly orderId?: string | undefined;
  /** The address it was about; kept as a keyed hash. */
  readonly email?: string;
  /** `ok`, or the reason it was refused. */
  readonly outcome: string;
}

/** Records an act. */
export async function recordAct(
  { database, clock, environment }: Pick<ShopTools, "database" | "clock" | "environment">,
  { act, orderId, email, outcome }: Act,
): Promise<void> {
  const subject = email === undefined ? null : keyedHash(environment.linkSecret, `act:${email.trim().toLowerCase()}`);
  await database.db.insert(operatorActs).values({ act, orderId: orderId ?? null, subject, outcome, at: clock.now() });
}
