import { defineJob } from "@cosmic/platform/queue/job";
import { z } from "zod";

/** Asks the payment service for the truth about one order. */
export const settleOrderJob = defineJob("settle-order", z.object({ orderId: z.uuid() }), { atATime: 2 });
