import { defineJob } from "@cosmic/platform/queue/job";
import { z } from "zod";

/** Gives the money of one order back, once that is decided. */
export const refundOrderJob = defineJob("refund-order", z.object({ orderId: z.uuid() }));
