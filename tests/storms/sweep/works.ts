import { openSealedLink } from "@cosmic/shop/access/seal-link";
import { correctBirth } from "@cosmic/shop/corrections/correct-birth";
import { type OrderRow, orders } from "@cosmic/shop/database/tables/orders";
import { privacyRequests } from "@cosmic/shop/database/tables/privacy-requests";
import { resendRequests } from "@cosmic/shop/database/tables/resend-requests";
import { lookAgain } from "@cosmic/shop/delivery/look-again";
import { resendLinks } from "@cosmic/shop/delivery/resend-links";
import { askPrivacy } from "@cosmic/shop/privacy/ask-privacy";
import { confirmPrivacy } from "@cosmic/shop/privacy/confirm-privacy";
import { privacySecret } from "@cosmic/shop/privacy/privacy-links";
import { refundOrder } from "@cosmic/shop/refunds/refund-order";
import { requestRefund } from "@cosmic/shop/refunds/request-refund";
import { enqueueInvitations } from "@cosmic/shop/reviews/invitation/enqueue-invitations";
import type { ShopTools } from "@cosmic/shop/shop-tools";
import { person, type StageName } from "./stages.ts";

const network = "203.0.113.9";

export const workNames = [
  "fulfil",
  "look-again",
  "refund",
  "refund-by-itself",
  "resend",
  "erase",
  "correct",
  "ask-for-review",
] as const;
export type WorkName = (typeof workNames)[number];

/** Something a person does on the site or in the admin. */
export interface Act {
  /** Whether it can be done yet. */
  isReady(tools: ShopTools): Promise<boolean>;
  act(tools: ShopTools): Promise<unknown>;
  /**
   * Whether the shop has recorded it: from then on nobody asks again. Before that, a person whose page failed asks
   * again.
   */
  isOwed(tools: ShopTools): Promise<boolean>;
}

/** One operation of the shop, from what people do to its completion. */
export interface Work {
  readonly begins: StageName;
  /** Settings of the shop it runs in. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly acts: readonly Act[];
  isDone(tools: ShopTools): Promise<boolean>;
  /** Longest time from a kill to completion, by the shop's clock. */
  readonly withinSeconds: number;
  /** Roughly how many calls it makes; samples are drawn from these. */
  readonly usualCalls: number;
}

/** The customer's first order, which is the paid one. */
export async function soldOrder({ database }: Pick<ShopTools, "database">): Promise<OrderRow> {
  const [order] = await database.db.select().from(orders).orderBy(orders.createdAt).limit(1);
  if (!order) throw new Error("the order is gone");
  return order;
}

const yes = async () => true;
const isDelivered = async (tools: ShopTools) => (await soldOrder(tools)).state === "delivered";

const asksToLookAgain: Act = {
  isReady: yes,
  act: (tools) => lookAgain(tools, person.email, network),
  // Never repeated: the payment is made, and the periodic sweep finds it.
  isOwed: yes,
};

const asksForRefund: Act = {
  isReady: isDelivered,
  act: async (tools) => requestRefund(tools, openSealedLink(tools.environment, await soldOrder(tools)), "too short"),
  isOwed: async (tools) => !(await isDelivered(tools)),
};

const acceptsRefund: Act = {
  isReady: async (tools) => (await soldOrder(tools)).state === "refund-requested",
  act: async (tools) => refundOrder(tools, (await soldOrder(tools)).number),
  isOwed: (tools) => isAny(tools, "select 1 from pgboss.job where name = 'refund-order'"),
};

const asksForLinks: Act = {
  isReady: yes,
  act: (tools) => resendLinks(tools, person.email, network),
  isOwed: (tools) => isAny(tools, "select 1 from resend_requests"),
};

/** The birth that a sweep's customer corrects the order's to. */
export const correctedBirth = {
  ...{ fullName: person.name, birthDate: "1983-11-27", birthTime: "03:41", birthCity: "Madrid", birthCountry: "Spain" },
  ...{ latitude: 40.4165, longitude: -3.7026, timezone: "Europe/Madrid" },
} as const;

const correctsBirth: Act = {
  isReady: isDelivered,
  act: async (tools) => {
    const secret = openSealedLink(tools.environment, await soldOrder(tools));
    return correctBirth(tools, { secret, input: correctedBirth, shownAfter: 0 });
  },
  isOwed: (tools) => isAny(tools, "select 1 from corrections"),
};

const asksForErasure: Act = {
  isReady: yes,
  act: (tools) => askPrivacy(tools, { email: person.email, kind: "erase", locale: "en-gb" }, network),
  isOwed: (tools) => isAny(tools, "select 1 from privacy_requests"),
};

const confirmsErasure: Act = {
  isReady: (tools) => isAny(tools, "select 1 from privacy_requests where mailed_at is not null"),
  act: async (tools) => {
    const [request] = await tools.database.db.select().from(privacyRequests);
    await confirmPrivacy(tools, privacySecret(tools.environment, request?.id ?? ""));
  },
  isOwed: (tools) => isAny(tools, "select 1 from privacy_requests where confirmed_at is not null"),
};

const lookForDueReviews: Act = {
  isReady: yes,
  act: enqueueInvitations,
  // Nobody repeats it: the periodic sweep does the same.
  isOwed: yes,
};

async function isAny({ database }: ShopTools, statement: string): Promise<boolean> {
  return (await database.pool.query(statement)).rows.length > 0;
}

async function isRefunded(tools: ShopTools): Promise<boolean> {
  const kinds = tools.environment.refundReview
    ? ["refund-made", "refund-received", "refund-to-review"]
    : ["refund-made", "refund-received"];
  const { rows } = await tools.database.pool.query<{ kind: string }>(
    "select kind from notices where result = 'accepted'",
  );
  const mailed = rows.map(({ kind }) => kind).toSorted();
  return (await soldOrder(tools)).state === "refunded" && mailed.join() === kinds.join();
}

async function areLinksMailed({ database }: ShopTools): Promise<boolean> {
  const asked = await database.db.select().from(resendRequests);
  return asked.length > 0 && asked.every(({ sentAt }) => sentAt !== null);
}

/** Longest delay from a killed worker, seconds. */
const aMinute = 60;
/** Longest delay for a payment without a webhook, seconds. */
const tenMinutes = 600;

export const works: Readonly<Record<WorkName, Work>> = {
  fulfil: { begins: "paid", acts: [], isDone: isDelivered, withinSeconds: aMinute, usualCalls: 37 },
  "look-again": {
    begins: "unheard",
    acts: [asksToLookAgain],
    isDone: isDelivered,
    withinSeconds: tenMinutes,
    usualCalls: 39,
  },
  refund: {
    begins: "delivered",
    // The operator reviews requests, and accepts this one.
    settings: { REFUND_REVIEW: "on" },
    acts: [asksForRefund, acceptsRefund],
    isDone: isRefunded,
    withinSeconds: aMinute,
    usualCalls: 75,
  },
  "refund-by-itself": {
    begins: "delivered",
    acts: [asksForRefund],
    isDone: isRefunded,
    withinSeconds: aMinute,
    usualCalls: 60,
  },
  resend: {
    begins: "delivered",
    acts: [asksForLinks],
    isDone: areLinksMailed,
    withinSeconds: aMinute,
    usualCalls: 14,
  },
  correct: {
    // The first book is frozen by the correction itself.
    begins: "delivered-without-book",
    acts: [correctsBirth],
    isDone: (tools) => isAny(tools, "select 1 from corrections where result = 'accepted'"),
    withinSeconds: aMinute,
    usualCalls: 40,
  },
  erase: {
    begins: "delivered-and-open",
    acts: [asksForErasure, confirmsErasure],
    isDone: (tools) => isAny(tools, "select 1 from privacy_requests where done_at is not null"),
    withinSeconds: aMinute,
    usualCalls: 99,
  },
  "ask-for-review": {
    begins: "to-be-asked",
    acts: [lookForDueReviews],
    isDone: (tools) => isAny(tools, "select 1 from review_invitations where asked_at is not null"),
    withinSeconds: aMinute,
    usualCalls: 20,
  },
};
