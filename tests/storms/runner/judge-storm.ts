import type { Database } from "@cosmic/platform/database/open";
import type { AcceptedMail } from "./storm-mail.ts";

/** What must be zero after a storm, and what happened in it. */
export interface Verdict {
  readonly paid: number;
  /** Paid, but the report does not open by the mailed link, or its PDF does not when not attached to the mail. */
  readonly paidWithoutReport: number;
  /** Paid, but no mail with the link and the PDF, or the PDF's address, was accepted. */
  readonly paidWithoutMail: number;
  /** Not paid, but mailed or opened. */
  readonly reportsWithoutPayment: number;
  /** Mails beyond the first that a customer sees: a mail resent with the same Message-ID shows only once. */
  readonly doubleMails: number;
  /** Payments beyond the first of one attempt. */
  readonly doublePayments: number;
  /** Paid orders without a tax record, and numbers of receipts that nobody has. */
  readonly taxFaults: number;
  /** Mails whose worker was killed before it could record that they were sent. */
  readonly sentAgain: number;
  /** Mails that contain the PDF's address instead of the PDF because of high load. */
  readonly linked: number;
}

interface Sold {
  readonly email: string;
  readonly state: string;
  readonly paid: boolean;
}

const sold = `
  select o.email, o.state, coalesce(s.payment_status = 'paid', false) as paid
  from orders o left join sandbox_sessions s on s.client_reference_id = o.id::text`;

/** Number of orders paid at the payment service, or about to be by a Pix code, and not yet delivered, plus open
 * delivery jobs. */
export async function openEnds({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`
    select (select count(*) from sandbox_sessions where settles_as = 'paid')::int
         + (select count(*) from (${sold}) as every where paid and state <> 'delivered')::int
         + (select count(*) from pgboss.job where name = 'deliver-report' and state < 'completed')::int as n`);
  return rows[0]?.n ?? 0;
}

/** The latest errors of unfinished delivery jobs. */
export async function lastFailures({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ said: string }>(
    "select distinct left(output::text, 300) as said from pgboss.job where name = 'deliver-report' and state < 'completed'",
  );
  return rows.map(({ said }) => said).join("\n");
}

/** Judges the contents of the database, the mailboxes and the links. */
export async function judgeStorm(
  database: Database,
  mails: readonly AcceptedMail[],
  /** Whether a linked report or PDF opens. */
  opens: (path: string) => Promise<boolean>,
): Promise<Verdict> {
  const { rows } = await database.pool.query<Sold>(sold);
  const mailed = new Set(mails.map(({ to }) => to));
  const paid = rows.filter((row) => row.paid);
  const paidEmails = new Set(paid.map(({ email }) => email));
  const whole = (email: string) => mails.find(({ to, secret, pdf }) => to === email && secret !== null && pdf !== null);
  let paidWithoutReport = 0;
  for (const { email, state } of paid) {
    const mail = whole(email);
    const opened =
      mail &&
      (await opens(`/r/${mail.secret}`)) &&
      (mail.pdf === "attached" || (await opens(`/r/${mail.secret}/report.pdf`)));
    if (state !== "delivered" || !opened) paidWithoutReport += 1;
  }
  const distinct = new Set(mails.map(({ to, messageId }) => `${to} ${messageId}`)).size;
  const unpaid = rows.filter((row) => !row.paid);
  return {
    paid: paid.length,
    paidWithoutReport,
    paidWithoutMail: paid.filter(({ email }) => !whole(email)).length,
    reportsWithoutPayment:
      unpaid.filter(({ state }) => state === "paid" || state === "delivered").length +
      [...mailed].filter((email) => !paidEmails.has(email)).length,
    doubleMails: distinct - mailed.size,
    doublePayments: paid.length - paidEmails.size,
    taxFaults: await countTaxFaults(database),
    sentAgain: mails.length - distinct,
    linked: mails.filter(({ pdf }) => pdf === "linked").length,
  };
}

async function countTaxFaults({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`
    select (select count(*) from sandbox_sessions s where payment_status = 'paid' and not exists
             (select from tax_records t where t.order_id::text = s.client_reference_id))::int
         + (select coalesce(max(receipt_number), 0) - count(*) from tax_records)::int as n`);
  return rows[0]?.n ?? 0;
}
