import { defineJob } from "@cosmic/platform/queue/job";
import { z } from "zod";
import { deliveryLimitSeconds } from "./deliver-report-job.ts";

/** Makes the PDF of a corrected birth and mails it. */
export const mailCorrectionJob = defineJob("mail-correction", z.object({ correctionId: z.uuid() }), {
  expireSeconds: deliveryLimitSeconds,
  retryDelaySeconds: 2,
});
