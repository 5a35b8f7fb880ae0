import { defineJob } from "@cosmic/platform/queue/job";
import { z } from "zod";

/** Longest one try may take, seconds: a mail server that says nothing is given up after ten. */
export const askLimitSeconds = 30;

/** Asks the buyer of one order for a review. A few tries only: what is not done is enqueued anew every hour. */
export const askForReviewJob = defineJob("ask-for-review", z.object({ orderId: z.uuid() }), {
  expireSeconds: askLimitSeconds,
  retryDelaySeconds: 2,
  retryLimit: 8,
});
