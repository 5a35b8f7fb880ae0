import { dayMs } from "@cosmic/platform/durations";
import type { OrderRow } from "../database/tables/orders.ts";

/** Days in which the law of a market lets a consumer withdraw from a contract made at a distance, without a reason: the
 * EU and the UK fourteen (Directive 2011/83/EU, Art. 9; Consumer Contracts Regulations 2013, reg. 30), Brazil seven
 * (CDC, Art. 49). The day that begins them is not counted, so one more is granted. */
const statutoryDays: Readonly<Record<string, number>> = { "en-gb": 14 + 1, "es-es": 14 + 1, "pt-br": 7 + 1 };

type Sale = Pick<OrderRow, "locale" | "withdrawalConsent" | "paidAt" | "deliveredAt">;

/** The last moment of the right of withdrawal; null where there is none: in the United States, and in the EU and the UK
 * once a report was delivered to a buyer who agreed to lose it. In Brazil nothing ends it early, and it runs from the
 * delivery. */
export function withdrawalEnd({ locale, withdrawalConsent, paidAt, deliveredAt }: Sale): Date | null {
  const days = statutoryDays[locale];
  if (days === undefined || paidAt === null) return null;
  const brazil = locale === "pt-br";
  if (!brazil && withdrawalConsent !== null && deliveredAt !== null) return null;
  const begins = brazil ? (deliveredAt ?? paidAt) : paidAt;
  return new Date(begins.getTime() + days * dayMs);
}

/** Whether a request made at this moment uses a right that nobody may refuse. A delivery after it takes no right away. */
export function isStatutory(sale: Sale, requestedAt: Date): boolean {
  const { deliveredAt } = sale;
  const wasDelivered = deliveredAt !== null && deliveredAt.getTime() <= requestedAt.getTime();
  const end = withdrawalEnd(wasDelivered ? sale : { ...sale, withdrawalConsent: null });
  return end !== null && requestedAt.getTime() <= end.getTime();
}
