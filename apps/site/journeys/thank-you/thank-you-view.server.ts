import type { Shop } from "@cosmic/shop/services";
import { paths } from "../../paths.ts";
import { saysPaid } from "./says-paid.ts";

/** What is known of an order on the page after the payment. */
export interface ThankYouView {
  /** `confirmed`: the payment provider says so; `said`: only the address does; `unknown`: nobody does yet. */
  readonly payment: "confirmed" | "said" | "unknown";
  readonly name: string;
  /** Of a confirmed order. */
  readonly email: string;
  /** Where the report is read, once it is made. */
  readonly reportPath: string | null;
}

/** The state of the order that an address names; its words choose the message only, and open nothing. */
export async function thankYouView(address: URL, shop: Shop): Promise<ThankYouView> {
  const session = address.searchParams.get("session_id");
  const access = session ? await shop.openReportBySession(session) : null;
  if (access?.kind !== "report") {
    return { payment: saysPaid(address.searchParams) ? "said" : "unknown", name: "", email: "", reportPath: null };
  }
  const { name, email, path, state } = access.report;
  const secret = path.split("/").at(-1) ?? "";
  return { payment: "confirmed", name, email, reportPath: state === "delivered" ? paths.report(secret) : null };
}
