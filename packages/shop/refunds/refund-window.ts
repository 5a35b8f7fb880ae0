import { dayMs } from "@cosmic/platform/durations";

/** The money-back guarantee, days. */
export const refundDays = 30;

/** The last moment at which a refund may be asked for: thirty times 24 hours after the payment, to the millisecond.
 * Days are counted in universal time, so that no zone and no change of the clock makes them shorter for anybody. */
export function lastRefundMoment(paidAt: Date): Date {
  return new Date(paidAt.getTime() + refundDays * dayMs);
}

/** Whether a request made at this moment is in time; the last moment is. */
export function isInTime(paidAt: Date, at: Date): boolean {
  return at.getTime() <= lastRefundMoment(paidAt).getTime();
}
