import type { JobHandler } from "@cosmic/platform/queue/job";
import { backUpHandler, backUpJob } from "./backup/back-up.ts";
import {
  forwardContactMessageHandlers,
  forwardContactMessageJob,
  forwardLetterJob,
} from "./contact-messages/accept-contact-message.ts";
import { mailCorrectionHandler } from "./corrections/mail-correction.ts";
import { deliverReportHandler } from "./delivery/deliver-report.ts";
import { lookAgainHandler, lookAgainJob } from "./delivery/look-again.ts";
import { resendLinksHandler, resendLinksJob } from "./delivery/resend-links.ts";
import { confirmNewsletterJob } from "./newsletter/ask-for-newsletter.ts";
import { confirmNewsletterHandler } from "./newsletter/mail-confirmation.ts";
import { mailNoticeHandler } from "./notices/mail-notice.ts";
import { mailNoticeJob } from "./notices/notify-customer.ts";
import { settleOrderHandler } from "./payment/settle-order.ts";
import { paymentJobs } from "./payment-service/open-payments.ts";
import { removeStalePdfsHandler, removeStalePdfsJob } from "./pdf-cache/remove-stale-pdfs.ts";
import { confirmPrivacyHandler, confirmPrivacyJob } from "./privacy/ask-privacy.ts";
import { cleanUpHandler, cleanUpJob } from "./privacy/clean-up.ts";
import { eraseCustomerHandler, eraseCustomerJob } from "./privacy/erasure/erase-customer.ts";
import { deliverReportJob } from "./queue/deliver-report-job.ts";
import { mailCorrectionJob } from "./queue/mail-correction-job.ts";
import { refundOrderJob } from "./queue/refund-order-job.ts";
import { settleOrderJob } from "./queue/settle-order-job.ts";
import { refundOrderHandler } from "./refunds/refund-order.ts";
import type { Reports } from "./report/reports.ts";
import { askForReviewHandler } from "./reviews/invitation/ask-for-review.ts";
import { askForReviewJob } from "./reviews/invitation/ask-for-review-job.ts";
import type { ShopTools } from "./shop-tools.ts";
import { sweepHandler, sweepJob } from "./sweep.ts";

/** Every job the shop enqueues or works on. */
export const shopJobs = [
  settleOrderJob,
  deliverReportJob,
  resendLinksJob,
  lookAgainJob,
  refundOrderJob,
  mailNoticeJob,
  mailCorrectionJob,
  sweepJob,
  cleanUpJob,
  forwardContactMessageJob,
  forwardLetterJob,
  confirmPrivacyJob,
  eraseCustomerJob,
  confirmNewsletterJob,
  askForReviewJob,
  backUpJob,
  removeStalePdfsJob,
  ...paymentJobs,
] as const;

/** What the workers of a process do. */
export function shopHandlers(tools: ShopTools, reports: Reports): readonly JobHandler[] {
  return [
    settleOrderHandler(tools),
    deliverReportHandler(tools, reports),
    resendLinksHandler(tools),
    lookAgainHandler(tools),
    refundOrderHandler(tools),
    mailNoticeHandler(tools),
    mailCorrectionHandler(tools, reports),
    sweepHandler(tools),
    cleanUpHandler(tools),
    ...forwardContactMessageHandlers(tools),
    confirmPrivacyHandler(tools),
    eraseCustomerHandler(tools),
    confirmNewsletterHandler(tools),
    askForReviewHandler(tools),
    ...(tools.backups === null ? [] : [backUpHandler(tools)]),
    removeStalePdfsHandler(tools),
    ...tools.payments.jobs,
  ];
}
