import type { Locale } from "@cosmic/addresses/locales";
import type { Birth } from "@cosmic/chart/birth";
import type { ChainResult } from "@cosmic/outside-sources/chain";
import { type OfferedSource, offeredSources } from "@cosmic/outside-sources/offered-sources";
import type { SandboxControls } from "@cosmic/payment-sandbox/controls";
import type { HostedPage } from "@cosmic/payment-sandbox/payments/hosted-page";
import { claimData } from "@cosmic/platform/database/claim";
import type { Mailbox } from "@cosmic/platform/mail/mailbox";
import { type FreshLook, freshLook, hasFreshLook } from "./access/fresh-look.ts";
import { type EarlierBook, type EarlierVersion, earlierVersions, openEarlierBook } from "./access/open-earlier-book.ts";
import { type OpenedReport, openReportByLink, openReportBySession, type SessionAccess } from "./access/open-report.ts";
import { type Admin, openAdmin } from "./admin/admin.ts";
import { bookOfOrder } from "./books/keep-book.ts";
import type { ReportSubject } from "./books/report-subject.ts";
import { askSourcesAbout } from "./checkout/ask-sources-about.ts";
import { openHostedPages } from "./checkout/hosted-page.ts";
import { type CheckoutAnswer, startCheckout } from "./checkout/start-checkout.ts";
import { type AcceptedMessage, acceptContactMessage } from "./contact-messages/accept-contact-message.ts";
import {
  type CorrectionAnswer,
  type CorrectionView,
  correctBirth,
  type PlannedCorrection,
  planCorrection,
  viewCorrection,
} from "./corrections/correct-birth.ts";
import { lookAgain } from "./delivery/look-again.ts";
import { resendLinks } from "./delivery/resend-links.ts";
import { openReportForms, type ReportForms } from "./forms/report-forms.ts";
import { answers, type Inspection, inspectServices } from "./inspect-services.ts";
import { shopHandlers, shopJobs } from "./jobs.ts";
import { type ClientAddress, mayRead, mayStart, type ReportPart } from "./limits/rate-limits.ts";
import { confirmNewsletter, leaveNewsletter } from "./newsletter/answer-newsletter.ts";
import { askForNewsletter, type SignupAnswer } from "./newsletter/ask-for-newsletter.ts";
import { openTools, printShopOf, type ShopOptions } from "./open-tools.ts";
import type { KeptReport } from "./orders/queries/current-reports.ts";
import { type EventReceipt, receivePaymentEvent } from "./payment/receive-event.ts";
import { keepFolderTidy } from "./pdf-cache/remove-stale-pdfs.ts";
import { askPrivacy, type PrivacyAsked } from "./privacy/ask-privacy.ts";
import { confirmPrivacy, type PrivacyDone, type PrivacyLink, viewPrivacyLink } from "./privacy/confirm-privacy.ts";
import { type OpenedReceipt, openReceipt } from "./receipts/open-receipt.ts";
import {
  claimRefund,
  findRefund,
  type RefundAsked,
  type RefundClaim,
  type RefundView,
  requestRefund,
  viewRefund,
} from "./refunds/request-refund.ts";
import { forgetClosed } from "./report/forget-closed.ts";
import { isCurrentReport } from "./report/is-current.ts";
import { reportCalendar } from "./report/report-calendar.ts";
import type { ReportTools, WrittenReport } from "./report/report-tools.ts";
import { openReports, type Reports } from "./report/reports.ts";
import { openReviews, type Reviews } from "./reviews/open-reviews.ts";
import { collectShopMetrics, type ShopMetrics } from "./shop-metrics.ts";
import type { ShopTools } from "./shop-tools.ts";

/** A document that nobody ordered, or why there is none now. */
export type FreeReport = WrittenReport | { readonly ok: false; readonly reason: "too-many" };

/** The shop as the site's host and the operator use it. Every method may be called by any number of processes at
 * once. */
export interface Shop extends Omit<Reports, "reportOfBirth">, Admin, Reviews, ReportForms {
  /** Payments run in the sandbox. */
  readonly sandbox: boolean;
  /** Orders in reais may be paid by Pix. */
  readonly pix: boolean;
  /** Outside services that may be asked about a birth, once its owner agreed; usually none. */
  readonly outsideSources: readonly OfferedSource[];
  /** The document of a birth that nobody ordered. What strangers may start is limited by client. */
  reportOfBirth(birth: Birth, locale: Locale, client: ClientAddress): Promise<FreeReport>;
  /** Whether a part of an order's report may be opened once more this minute. */
  mayRead(part: ReportPart, orderId: string): Promise<boolean>;
  /** The dates ahead in an order's report as an iCalendar file; null: none lies ahead. */
  calendarOfOrder(subject: ReportSubject): Promise<string | null>;
  /** `POST /api/sources`; null: nothing was asked. */
  askSources(input: unknown): Promise<ChainResult | null>;
  /** Whether a client may have the outside sources asked once more this minute. */
  mayAskSources(client: ClientAddress): Promise<boolean>;
  /** `POST /api/checkout`; `buyer` is the secret of the browser's cookie. */
  startCheckout(input: unknown, client?: ClientAddress, buyer?: string): Promise<CheckoutAnswer>;
  /** `POST /api/webhooks/stripe`: the exact bytes and the `stripe-signature` header. */
  receivePaymentEvent(rawBody: Buffer, signature: string): Promise<EventReceipt>;
  /** `/r/{secret}`; null: the calm 404. */
  openReportByLink(secret: string): Promise<OpenedReport | null>;
  /** The versions of a report before its birth was corrected, newest first; each opens at the same link. */
  earlierVersions(report: OpenedReport): Promise<readonly EarlierVersion[]>;
  openEarlierBook(secret: string, corrections: number): Promise<EarlierBook | null>;
  /** Whether a report is older than a year, so that a fresh look is offered. */
  hasFreshLook(report: OpenedReport): boolean;
  /** The report as it would be written today, for its chapter on the present; null before a year is over. */
  freshLook(report: OpenedReport): Promise<FreshLook | null>;
  /** Prints an earlier version; its PDF is stored nowhere. */
  printEarlierBook(book: Pick<EarlierBook, "document">): ReturnType<ReportTools["printer"]["print"]>;
  /** `/success?session_id=`; null: unknown, expired, refunded, or a day after the payment and not the browser that
   * ordered. */
  openReportBySession(sessionId: string, buyer?: string): Promise<SessionAccess | null>;
  /** `POST /api/fulfill`. What strangers may ask is limited by their network, which `client` names. */
  lookAgain(email: unknown, client?: ClientAddress): Promise<{ readonly ok: true }>;
  /** `POST /api/resend`. */
  resendLinks(email: unknown, client?: ClientAddress): Promise<{ readonly ok: true }>;
  /** The contact form. */
  takeLetter(input: unknown, client?: ClientAddress): Promise<AcceptedMessage>;
  /** The receipt of an order as a PDF, by the secret of the report's link; open after a refund, too. */
  openReceipt(secret: string): Promise<OpenedReceipt>;
  /** The page that asks for the money back, by the secret of the report's link; null: the calm 404. */
  viewRefund(secret: string): Promise<RefundView | null>;
  requestRefund(secret: string, reason: unknown): Promise<RefundAsked | null>;
  /** The page that corrects the birth of a report, by the secret of its link; null: the calm 404. */
  viewCorrection(secret: string): Promise<CorrectionView | null>;
  /** What a birth, as the forms send it, would move. */
  planCorrection(planned: { readonly secret: string; readonly input: unknown }): Promise<PlannedCorrection | null>;
  /** `shownAfter`: how often the birth had been corrected when what moves was shown. */
  correctBirth(correction: Parameters<typeof correctBirth>[1]): Promise<CorrectionAnswer | null>;
  /** The page to withdraw or ask for the money back, by report link or by order number and email. */
  findRefund(claim: RefundClaim, client: ClientAddress): ReturnType<typeof findRefund>;
  claimRefund(claim: RefundClaim & { readonly reason: unknown }, client: ClientAddress): ReturnType<typeof claimRefund>;
  /** The page that asks for one's data, or for its erasure, and the page its mail leads to; null: no such link. */
  askPrivacy(input: unknown, client?: ClientAddress): Promise<PrivacyAsked>;
  viewPrivacyLink(secret: string): Promise<PrivacyLink | null>;
  confirmPrivacy(secret: string): Promise<PrivacyDone | null>;
  /** The newsletter's form, and the pages its mails lead to. */
  askForNewsletter(input: unknown, client?: ClientAddress): Promise<SignupAnswer>;
  confirmNewsletter(secret: string): Promise<boolean>;
  leaveNewsletter(secret: string): Promise<void>;
  /** `/sandbox/pay/{sessionId}`; null with real keys. */
  readonly hostedPage: HostedPage | null;
  /** What else happens at a payment service; null with real keys. */
  readonly sandboxControls: SandboxControls | null;
  /** `/mailbox`; null once a mail server is set. */
  readonly mailbox: Mailbox | null;
  /** Claims the embedded database for this site; false: another site is running on it. */
  claimData(): Promise<boolean>;
  /** Starts the workers of this process; call once, in the roles `all` and `worker`. */
  startWorkers(): void;
  /** How the shop has fared in the last hour and what waits: for `/metrics`. */
  measure(): Promise<ShopMetrics>;
  /** What must answer for this process to serve, by name. */
  ready(): Promise<Readonly<Record<"database", boolean>>>;
  /** What must answer for money to be taken: for `doctor`, slower than `ready`. */
  inspect(): Promise<Inspection>;
  /** Lets jobs in hand finish, then closes everything it opened; the printer is the app's to close. */
  close(): Promise<void>;
}

/** Opens the shop: database (migrated), queue, payments, mail. Rejects when the database cannot be had. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const { tools, close, closeFirst } = await openTools(options);
  const isCurrent = (report: KeptReport) => isCurrentReport(tools, report);
  const reports = openReports(tools, {
    bookOf: (subject) => bookOfOrder(tools, subject),
    print: printShopOf(tools),
    isCurrent,
  });
  const openPage = openHostedPages(tools);
  closeFirst(keepFolderTidy(tools));
  closeFirst(forgetClosedReports(tools, reports));
  const { payments, mail } = tools;
  return {
    ...reports,
    ...openAdmin(tools, reports),
    ...openReviews(tools),
    ...openReportForms(tools, reports, isCurrent),
    sandbox: payments.hostedPage !== null,
    pix: tools.environment.pix,
    outsideSources: offeredSources(tools.sources.configured),
    reportOfBirth: async (birth, locale, client) =>
      (await mayStart(tools, "freeChart", client))
        ? reports.reportOfBirth(birth, locale)
        : { ok: false, reason: "too-many" },
    mayRead: (part, orderId) => mayRead(tools, part, orderId),
    calendarOfOrder: async (subject) =>
      reportCalendar(await reports.reportOfOrder(subject), {
        orderId: subject.orderId,
        siteName: tools.environment.siteName,
        siteUrl: tools.environment.siteUrl,
        now: tools.clock.now(),
      }),
    askSources: (input) => askSourcesAbout(tools, input),
    mayAskSources: (client) => mayStart(tools, "sources", client),
    startCheckout: (input, client = null, buyer) => startCheckout(tools, openPage, { input, client, buyer }),
    receivePaymentEvent: (rawBody, signature) => receivePaymentEvent(tools, rawBody, signature),
    openReportByLink: (secret) => openReportByLink(tools, secret),
    openReportBySession: (sessionId, buyer) => openReportBySession(tools, sessionId, buyer),
    lookAgain: (email, client) => lookAgain(tools, email, client),
    resendLinks: (email, client) => resendLinks(tools, email, client),
    takeLetter: (input, client) => acceptContactMessage(tools, input, client),
    openReceipt: (secret) => openReceipt(tools, secret),
    earlierVersions: (report) => earlierVersions(tools, report),
    openEarlierBook: (secret, corrections) => openEarlierBook(tools, secret, corrections),
    hasFreshLook: (report) => hasFreshLook(tools, report),
    freshLook: (report) => freshLook(tools, reports, report),
    printEarlierBook: ({ document }) => tools.printer.print(document),
    viewRefund: (secret) => viewRefund(tools, secret),
    requestRefund: (secret, reason) => requestRefund(tools, secret, reason),
    viewCorrection: (secret) => viewCorrection(tools, secret),
    planCorrection: (planned) => planCorrection(tools, reports, planned),
    correctBirth: (correction) => correctBirth(tools, correction),
    findRefund: (claim, client) => findRefund(tools, claim, client),
    claimRefund: (claim, client) => claimRefund(tools, claim, client),
    askPrivacy: (input, client) => askPrivacy(tools, input, client),
    viewPrivacyLink: (secret) => viewPrivacyLink(tools, secret),
    confirmPrivacy: (secret) => confirmPrivacy(tools, secret),
    askForNewsletter: (input, client) => askForNewsletter(tools, input, client),
    confirmNewsletter: (secret) => confirmNewsletter(tools, secret),
    leaveNewsletter: (secret) => leaveNewsletter(tools, secret),
    hostedPage: payments.hostedPage,
    sandboxControls: payments.sandboxControls,
    mailbox: mail.mailbox,
    claimData: async () => {
      const claim = await claimData(tools.database, tools.log);
      if (claim) closeFirst(claim);
      return claim !== null;
    },
    startWorkers: () => {
      tools.queue.startWorkers(shopHandlers(tools, reports));
    },
    measure: () => collectShopMetrics(tools, shopJobs),
    ready: async () => ({ database: await answers(tools, () => tools.database.ping()) }),
    inspect: () => inspectServices(tools),
    close,
  };
}

/** How often this process drops the documents of closed orders; they open to nobody meanwhile. */
const forgetEveryMs = 60_000;

function forgetClosedReports(tools: ShopTools, reports: Reports) {
  const forget = () => {
    forgetClosed(tools, reports).catch((error: unknown) =>
      tools.log.warn({ err: error }, "reports of closed orders were not removed from memory"),
    );
  };
  const timer = setInterval(forget, forgetEveryMs);
  timer.unref();
  return { close: async () => clearInterval(timer) };
}
