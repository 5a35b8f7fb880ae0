import { defineJob } from "@cosmic/platform/queue/job";
import { z } from "zod";

/** Longest one try may take, seconds: a print takes about one, a mail server that says nothing is given up after
 * ten. */
export const deliveryLimitSeconds = 30;

/** Mails the report of a paid order. */
export const deliverReportJob = defineJob("deliver-report", z.object({ orderId: z.uuid() }), {
  expireSeconds: deliveryLimitSeconds,
  retryDelaySeconds: 2,
});
