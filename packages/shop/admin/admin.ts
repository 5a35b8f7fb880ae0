import { type BackedUp, backUp } from "../backup/back-up.ts";
import { type BackupState, inspectBackups } from "../backup/inspect-backups.ts";
import { correctByOperator, type OperatorCorrection } from "../corrections/correct-by-operator.ts";
import type { OrderState } from "../database/tables/orders.ts";
import { type ResendAnswer, resendOrder } from "../delivery/resend-links.ts";
import { type ChangedTimeZones, countChangedTimeZones } from "../orders/births/changed-time-zones.ts";
import { listOrders, type OrderFilter, type OrderLine } from "../orders/queries/list-orders.ts";
import { settleOrder } from "../payment/settle-order.ts";
import { type CleanUp, cleanUp } from "../privacy/clean-up.ts";
import { type Replayed, replayErasures } from "../privacy/erasure/replay-erasures.ts";
import { type CustomerExport, exportCustomer } from "../privacy/export-customer.ts";
import { type Reconciled, reconcileDay } from "../reconcile/reconcile-day.ts";
import { exportTax, type TaxExport } from "../reconcile/tax-export.ts";
import { type RefundAnswer, refundOrder, refuseRefund } from "../refunds/refund-order.ts";
import type { Reports } from "../report/reports.ts";
import {
  type Hold,
  holdReview,
  listReviews,
  type Moderated,
  publishReview,
  type ReviewLine,
  type ReviewList,
  showReview,
} from "../reviews/moderate-reviews.ts";
import type { ShopTools } from "../shop-tools.ts";
import { type Sweep, sweep } from "../sweep.ts";
import type { Period } from "../tax/tax-repository.ts";
import { countProblems, type Problems } from "./count-problems.ts";
import { type EraseAnswer, eraseByOperator, planErasure } from "./erase-by-operator.ts";
import { type FreezeOptions, type Frozen, freezeBooks } from "./freeze-books.ts";
import { recordAct } from "./record-act.ts";
import { type Resealed, resealLinks } from "./reseal-links.ts";
import { type OrderStory, showOrder } from "./show-order.ts";

/** What the operator may do; orders are given by id or number. Every act is recorded; looking is not. */
export interface Admin {
  listOrders(filter?: OrderFilter): Promise<readonly OrderLine[]>;
  showOrder(idOrNumber: string): Promise<OrderStory | null>;
  resendOrder(idOrNumber: string): Promise<ResendAnswer>;
  refundOrder(idOrNumber: string): Promise<RefundAnswer>;
  refuseRefund(idOrNumber: string): Promise<RefundAnswer>;
  /** Replaces the birth of an order, whenever and however often; `dry` says what would move. */
  correctOrder(correction: {
    readonly order: string;
    readonly birth: unknown;
    readonly dry: boolean;
  }): Promise<OperatorCorrection>;
  planErasure(email: string): Promise<EraseAnswer>;
  eraseCustomer(email: string): Promise<EraseAnswer>;
  exportCustomer(email: string): Promise<CustomerExport>;
  /** `day` is YYYY-MM-DD, UTC. */
  reconcileDay(day: string): Promise<Reconciled>;
  /** Sales, tax and refunds of a quarter such as `2026Q4`, by country and rate. */
  exportTax(quarter: string, period: Period): Promise<TaxExport>;
  /** What buyers wrote, and what of it is shown. */
  listReviews(filter?: { readonly heldOnly?: boolean }): Promise<ReviewList>;
  showReview(idOrNumber: string): Promise<ReviewLine | null>;
  /** Holds the review of an order for law or privacy; there is no other reason. */
  holdReview(idOrNumber: string, hold: Hold): Promise<Moderated>;
  publishReview(idOrNumber: string): Promise<Moderated>;
  /** Stores the words of every open report that has none stored. */
  freezeBooks(options: FreezeOptions): Promise<Frozen>;
  resealLinks(options: { readonly dry: boolean }): Promise<Resealed>;
  /** Erases again what a restored database brought back. */
  replayErasures(options: { readonly dry: boolean }): Promise<Replayed>;
  /** Makes a backup now, whether or not one is due. */
  backUp(): Promise<BackedUp>;
  /** State of the backups and of the erasure ledger: for `doctor`. */
  inspectBackups(): Promise<BackupState>;
  settleOrder(orderId: string): Promise<OrderState | null>;
  sweep(): Promise<Sweep>;
  cleanUp(): Promise<CleanUp>;
  /** What waits for a person: for `doctor`. */
  countTroubles(): Promise<Problems>;
  /** Sold reports whose local time today's zone table would read differently: for `doctor`. */
  countChangedTimeZones(): Promise<ChangedTimeZones>;
}

/** Opens the admin functions. */
export function openAdmin(tools: ShopTools, reports: Reports): Admin {
  return {
    listOrders: (filter) => listOrders(tools, filter),
    showOrder: (idOrNumber) => showOrder(tools, idOrNumber),
    settleOrder: (orderId) => settleOrder(tools, orderId),
    sweep: () => sweep(tools),
    cleanUp: () => cleanUp(tools),
    countTroubles: () => countProblems(tools),
    countChangedTimeZones: () => countChangedTimeZones(tools),
    inspectBackups: () => inspectBackups(tools),
    planErasure: (email) => planErasure(tools, email),
    listReviews: (filter) => listReviews(tools, filter),
    showReview: (idOrNumber) => showReview(tools, idOrNumber),
    ...actsOf(tools, reports),
  };
}

type Acts = Pick<
  Admin,
  | "resendOrder"
  | "refundOrder"
  | "refuseRefund"
  | "correctOrder"
  | "eraseCustomer"
  | "exportCustomer"
  | "holdReview"
  | "publishReview"
  | "reconcileDay"
  | "exportTax"
  | "freezeBooks"
  | "resealLinks"
  | "replayErasures"
  | "backUp"
>;

interface OrderAnswer {
  readonly ok: boolean;
  readonly reason?: string;
  readonly orderId?: string;
}

function actsOf(tools: ShopTools, reports: Reports): Acts {
  const onOrder = async <T extends OrderAnswer>(act: Parameters<typeof recordAct>[1]["act"], work: Promise<T>) => {
    const answer = await work;
    await recordAct(tools, { act, orderId: answer.orderId, outcome: answer.ok ? "ok" : (answer.reason ?? "refused") });
    return answer;
  };
  return {
    resendOrder: (order) => onOrder("resend", resendOrder(tools, order)),
    refundOrder: (order) => onOrder("refund", refundOrder(tools, order)),
    refuseRefund: (order) => onOrder("refuse-refund", refuseRefund(tools, order)),
    holdReview: (order, hold) => onOrder("hold-review", holdReview(tools, order, hold)),
    publishReview: (order) => onOrder("publish-review", publishReview(tools, order)),
    correctOrder: (correction) => {
      const work = correctByOperator(tools, reports, correction);
      return correction.dry ? work : onOrder("correct", work);
    },
    eraseCustomer: async (email) => {
      const answer = await eraseByOperator(tools, email);
      await recordAct(tools, { act: "erase", email, outcome: answer.found ? "ok" : "nothing-kept" });
      return answer;
    },
    exportCustomer: async (email) => {
      const data = await exportCustomer(tools, email);
      await recordAct(tools, { act: "export", email, outcome: "ok" });
      return data;
    },
    reconcileDay: async (day) => {
      const reconciled = await reconcileDay(tools, day);
      await recordAct(tools, { act: "reconcile", outcome: `${reconciled.differences.length} differences` });
      return reconciled;
    },
    exportTax: async (quarter, period) => {
      const exported = await exportTax(tools, quarter, period);
      await recordAct(tools, { act: "tax-export", outcome: exported.agrees ? "ok" : "does not add up" });
      return exported;
    },
    replayErasures: async (options) => {
      const replayed = await replayErasures(tools, options);
      const { orders, letters, newsletters, reviews } = replayed;
      const outcome = `${orders + letters + newsletters + reviews} erased again`;
      if (!options.dry) await recordAct(tools, { act: "replay-erasures", outcome });
      return replayed;
    },
    backUp: async () => {
      const backedUp = await backUp(tools);
      await recordAct(tools, { act: "back-up", outcome: backedUp.ok ? "ok" : backedUp.reason });
      return backedUp;
    },
    freezeBooks: async (options) => {
      const done = await freezeBooks(tools, options);
      const failed = done.failed.length === 0 ? "" : `, ${done.failed.length} failed`;
      if (!options.dry) await recordAct(tools, { act: "freeze", outcome: `${done.frozen} frozen${failed}` });
      return done;
    },
    resealLinks: async (options) => {
      const resealed = await resealLinks(tools, options);
      if (!options.dry) await recordAct(tools, { act: "reseal", outcome: `${resealed.resealed} resealed` });
      return resealed;
    },
  };
}
