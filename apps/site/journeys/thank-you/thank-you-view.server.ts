import type { Sale } from "../../analytics/use-count.ts";
import { paths } from "../../paths.ts";
import type { OpenSession } from "../../server/open-session.ts";
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
  /** Where its PDF is. */
  readonly pdfPath: string | null;
  /** What was sold, once it is confirmed. */
  readonly sale: Sale | null;
  /** The order is known and not settled yet: looking again may show more. */
  readonly settling: boolean;
}

const nothingKnown = { name: "", email: "", reportPath: null, pdfPath: null, sale: null } as const;

/** The state of the order that an address names; its words choose the message only, and open nothing. */
export async function thankYouView(address: URL, open: OpenSession): Promise<ThankYouView> {
  const session = address.searchParams.get("session_id");
  const access = session ? await open(session) : null;
  if (access?.kind !== "report") {
    const payment = saysPaid(address.searchParams) ? "said" : "unknown";
    return { payment, ...nothingKnown, settling: access?.kind === "waiting" };
  }
  const { name, email, path, state, number, priceMinor, currency } = access.report;
  const secret = path.split("/").at(-1) ?? "";
  const ready = state === "delivered";
  return {
    ...{ payment: "confirmed", name, email, sale: { number, priceMinor, currency }, settling: !ready },
    reportPath: ready ? paths.report(secret) : null,
    pdfPath: ready ? paths.reportPdfCopy(secret) : null,
  };
}
