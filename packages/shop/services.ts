import { join } from "node:path";
import type { Clock } from "@cosmic/platform/clock/system-clock";
import { systemClock } from "@cosmic/platform/clock/system-clock";
import { claimData } from "@cosmic/platform/database/claim";
import { migrateDatabase } from "@cosmic/platform/database/migrate";
import { openDatabase } from "@cosmic/platform/database/open";
import type { OrderState } from "@cosmic/platform/database/tables/orders";
import type { Environment } from "@cosmic/platform/environment/environment";
import type { Log } from "@cosmic/platform/log/open-log";
import type { Mailbox } from "@cosmic/platform/mail/mailbox";
import { openMail } from "@cosmic/platform/mail/open-mail";
import { openPayments, paymentJobs } from "@cosmic/platform/payments/open-payments";
import type { HostedPage } from "@cosmic/platform/payments/sandbox/hosted-page";
import { openQueue } from "@cosmic/platform/queue/open-queue";
import { type OpenedReport, openReportByLink, openReportBySession, type SessionAccess } from "./access/open-report.ts";
import { type CheckoutAnswer, startCheckout } from "./checkout/start-checkout.ts";
import { deliverReports } from "./delivery/deliver-report.ts";
import { deliverReportJob } from "./delivery/deliver-report-job.ts";
import { lookAgain } from "./delivery/look-again.ts";
import { resendLinks, resendLinksJob, resendOrder, resendsLinks } from "./delivery/resend-links.ts";
import type { ReadLetter } from "./letters/read-letter.ts";
import { forwardLetterJob, forwardsLetters, takeLetter } from "./letters/take-letter.ts";
import { listOrders, type OrderFilter, type OrderLine } from "./orders/list-orders.ts";
import { countMovedClocks, type MovedClocks } from "./orders/moved-clocks.ts";
import { type RefundAnswer, refundOrder } from "./orders/refund-order.ts";
import { type OrderStory, showOrder } from "./orders/show-order.ts";
import { type EventReceipt, receivePaymentEvent } from "./payment/receive-event.ts";
import { settleOrder, settleOrderJob, settleOrders } from "./payment/settle-order.ts";
import { type Sweep, sweep, sweepJob, sweeps } from "./payment/sweep.ts";
import { openPdfShelf } from "./report/pdf-shelf.ts";
import { openPrintShop } from "./report/print-shop.ts";
import { openReports, type Reports } from "./report/reports.ts";
import type { ReportTools, ShopTools } from "./shop-tools.ts";

/** The shop as the site's host and the operator use it. Every method may be called by any number of processes at once. */
export interface Shop extends Reports {
  /** Payments run in the sandbox. */
  readonly sandbox: boolean;
  /** `POST /api/checkout`. */
  startCheckout(input: unknown): Promise<CheckoutAnswer>;
  /** `POST /api/webhooks/stripe`: the exact bytes and the `stripe-signature` header. */
  receivePaymentEvent(rawBody: Buffer, signature: string): Promise<EventReceipt>;
  /** `/r/{secret}`; null: the calm 404. */
  openReportByLink(secret: string): Promise<OpenedReport | null>;
  /** `/success?session_id=`; null: unknown, expired or refunded. */
  openReportBySession(sessionId: string): Promise<SessionAccess | null>;
  /** `POST /api/fulfill`. */
  lookAgain(email: unknown): Promise<{ readonly ok: true }>;
  /** `POST /api/resend`. */
  resendLinks(email: unknown): Promise<{ readonly ok: true }>;
  /** The contact form. */
  takeLetter(input: unknown): Promise<ReadLetter>;
  /** `/sandbox/pay/{sessionId}`; null with real keys. */
  readonly hostedPage: HostedPage | null;
  /** `/mailbox`; null once a mail server is set. */
  readonly mailbox: Mailbox | null;
  /** The operator's counter; orders go by id or number. */
  listOrders(filter?: OrderFilter): Promise<readonly OrderLine[]>;
  showOrder(idOrNumber: string): Promise<OrderStory | null>;
  resendOrder(idOrNumber: string): ReturnType<typeof resendOrder>;
  refundOrder(idOrNumber: string): Promise<RefundAnswer>;
  settleOrder(orderId: string): Promise<OrderState | null>;
  sweep(): Promise<Sweep>;
  /** Sold reports whose clock today's zone table would read otherwise: for `doctor`. */
  countMovedClocks(): Promise<MovedClocks>;
  /** Claims the embedded database for this site; false: another site is running on it. */
  claimData(): Promise<boolean>;
  /** Starts the workers of this process; call once, in the roles `all` and `worker`. */
  startWorkers(): void;
  /** What must answer for this process to serve, by name. */
  ready(): Promise<Readonly<Record<"database", boolean>>>;
  /** What must answer for money to be taken: for `doctor`, slower than `ready`. */
  inspect(): Promise<Readonly<Record<"database" | "payments" | "mail", boolean>>>;
  /** Lets jobs in hand finish, then closes everything it opened; the printer is the app's to close. */
  close(): Promise<void>;
}

export interface ShopOptions extends ReportTools {
  readonly environment: Environment;
  readonly log: Log;
  /** The machine's clock when absent. */
  readonly clock?: Clock;
}

const jobs = [settleOrderJob, deliverReportJob, resendLinksJob, sweepJob, forwardLetterJob, ...paymentJobs];

/** Opens the shop: database (migrated), queue, payments, mail. Rejects when the database cannot be had. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const { tools, close, closeFirst } = await openTools(options);
  const reports = openReports(tools, { print: printShopOf(tools) });
  const { payments, mail } = tools;
  return {
    ...reports,
    ...counter(tools),
    sandbox: payments.hostedPage !== null,
    startCheckout: (input) => startCheckout(tools, input),
    receivePaymentEvent: (rawBody, signature) => receivePaymentEvent(tools, rawBody, signature),
    openReportByLink: (secret) => openReportByLink(tools, secret),
    openReportBySession: (sessionId) => openReportBySession(tools, sessionId),
    lookAgain: (email) => lookAgain(tools, email),
    resendLinks: (email) => resendLinks(tools, email),
    takeLetter: (input) => takeLetter(tools, input),
    hostedPage: payments.hostedPage,
    mailbox: mail.mailbox,
    claimData: async () => {
      const claim = await claimData(tools.database, tools.log);
      if (claim) closeFirst(claim);
      return claim !== null;
    },
    startWorkers: () => {
      const handlers = [
        settleOrders(tools),
        deliverReports(tools, reports),
        resendsLinks(tools),
        sweeps(tools),
        forwardsLetters(tools),
      ];
      tools.queue.startWorkers([...handlers, ...payments.jobs]);
    },
    ready: async () => ({ database: await answers(tools, () => tools.database.ping()) }),
    inspect: async () => ({
      database: await answers(tools, () => tools.database.ping()),
      payments: await answers(tools, () => payments.stripe.balance.retrieve()),
      mail: await mail.reachable(),
    }),
    close,
  };
}

/** About four hundred books. */
const shelfBytes = 512 * 1024 * 1024;

function printShopOf({ environment, printer, log }: ShopTools) {
  const shelf = openPdfShelf({ folder: join(environment.dataDir, "pdf"), mostBytes: shelfBytes });
  const shelfFailed = (error: unknown) => log.warn({ err: error }, "the shelf of finished PDFs is out of use");
  return openPrintShop({ printer, shelf, shelfFailed });
}

type Counter = Pick<
  Shop,
  "listOrders" | "showOrder" | "resendOrder" | "refundOrder" | "settleOrder" | "sweep" | "countMovedClocks"
>;

function counter(tools: ShopTools): Counter {
  return {
    listOrders: (filter) => listOrders(tools, filter),
    showOrder: (idOrNumber) => showOrder(tools, idOrNumber),
    resendOrder: (idOrNumber) => resendOrder(tools, idOrNumber),
    refundOrder: (idOrNumber) => refundOrder(tools, idOrNumber),
    settleOrder: (orderId) => settleOrder(tools, orderId),
    sweep: () => sweep(tools),
    countMovedClocks: () => countMovedClocks(tools),
  };
}

interface Closable {
  close(): Promise<void>;
}

interface OpenedTools extends Closable {
  readonly tools: ShopTools;
  /** Adds what `close` is to close before all else. */
  closeFirst(one: Closable): void;
}

async function openTools(options: ShopOptions): Promise<OpenedTools> {
  const { environment, log, clock = systemClock } = options;
  const database = await openDatabase(environment, log);
  const opened: Closable[] = [database];
  // What depends on another is closed before it; a step that fails closes what was open.
  const close = async () => {
    for (const one of opened.splice(0).reverse()) await one.close();
  };
  try {
    await migrateDatabase(database);
    const mail = await openMail({ environment, database, clock, log });
    opened.push(mail);
    const queue = await openQueue({ database, log, jobs });
    const payments = await openPayments({ environment, database, queue, clock, log });
    // The queue closes first: jobs in hand still need payments and mail.
    opened.push(payments, queue);
    const tools = { ...options, clock, database, queue, payments, mail };
    return { tools, close, closeFirst: (one) => opened.push(one) };
  } catch (error) {
    await close();
    throw error;
  }
}

async function answers({ log }: ShopTools, ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    log.warn({ err: error }, "a service does not answer");
    return false;
  }
}
