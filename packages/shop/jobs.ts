import type { JobHandler } from "@cosmic/platform/queue/job";
import { backsUp, backUpJob } from "./backup/back-up.ts";
import { forwardLetterJob, forwardsLetters } from "./contact-messages/accept-contact-message.ts";
import { deliverReports } from "./delivery/deliver-report.ts";
import { deliverReportJob } from "./delivery/deliver-report-job.ts";
import { lookAgainHandler, lookAgainJob } from "./delivery/look-again.ts";
import { resendLinksHandler, resendLinksJob } from "./delivery/resend-links.ts";
import { confirmNewsletterJob } from "./newsletter/ask-for-newsletter.ts";
import { mailsConfirmations } from "./newsletter/mail-confirmation.ts";
import { mailsNotices } from "./notices/mail-notice.ts";
import { mailNoticeJob } from "./notices/notify-customer.ts";
import { paymentJobs } from "./payment/open-payments.ts";
import { settleOrderHandler } from "./payment/settle-order.ts";
import { settleOrderJob } from "./payment/settle-order-job.ts";
import { sweepJob, sweeps } from "./payment/sweep.ts";
import { confirmPrivacyJob, mailsPrivacyLinks } from "./privacy/ask-privacy.ts";
import { cleansUp, cleanUpJob } from "./privacy/clean-up.ts";
import { eraseCustomerJob, erasesCustomers } from "./privacy/erase-customer.ts";
import { refundsOrders } from "./refunds/refund-order.ts";
import { refundOrderJob } from "./refunds/refund-order-job.ts";
import { removeStalePdfsJob, removesStalePdfs } from "./report/remove-stale-pdfs.ts";
import type { Reports } from "./report/reports.ts";
import type { ShopTools } from "./shop-tools.ts";

/** Every job the shop enqueues or works on. */
export const shopJobs = [
  settleOrderJob,
  deliverReportJob,
  resendLinksJob,
  lookAgainJob,
  refundOrderJob,
  mailNoticeJob,
  sweepJob,
  cleanUpJob,
  forwardLetterJob,
  confirmPrivacyJob,
  eraseCustomerJob,
  confirmNewsletterJob,
  backUpJob,
  removeStalePdfsJob,
  ...paymentJobs,
] as const;

/** What the workers of a process do. */
export function shopHandlers(tools: ShopTools, reports: Reports): readonly JobHandler[] {
  return [
    settleOrderHandler(tools),
    deliverReports(tools, reports),
    resendLinksHandler(tools),
    lookAgainHandler(tools),
    refundsOrders(tools),
    mailsNotices(tools),
    sweeps(tools),
    cleansUp(tools),
    forwardsLetters(tools),
    mailsPrivacyLinks(tools),
    erasesCustomers(tools),
    mailsConfirmations(tools),
    ...(tools.backups === null ? [] : [backsUp(tools)]),
    removesStalePdfs(tools),
    ...tools.payments.jobs,
  ];
}
