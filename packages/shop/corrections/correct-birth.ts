import type { Birth } from "@cosmic/chart/birth";
import { natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import { linkHash } from "../access/report-links.ts";
import { civilDate } from "../books/as-of.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { mayCorrect } from "../limits/rate-limits.ts";
import { soldEdition } from "../locales.ts";
import { readStoredBirth, timeZonesOfSale } from "../orders/births/stored-birth.ts";
import { orderByLink } from "../orders/order-repository.ts";
import type { Reports } from "../report/reports.ts";
import { subjectOf } from "../report/subject-of.ts";
import type { ShopTools } from "../shop-tools.ts";
import { countByBuyer } from "./correction-repository.ts";
import {
  buyersCorrections,
  type CorrectionStanding,
  correctionStanding,
  lastCorrectionMoment,
} from "./correction-standing.ts";
import { type CorrectionProblem, type ReadCorrection, readFormCorrection } from "./read-correction.ts";
import { type Replaced, replaceBirth } from "./replace-birth.ts";
import { isSameBirth } from "./same-birth.ts";
import { type WhatMoves, whatMoves } from "./what-moves.ts";

/** What the page that corrects a birth shows at first. */
export interface CorrectionView {
  /** Order number. */
  readonly number: string;
  readonly standing: CorrectionStanding;
  /** Corrections the buyer has left. */
  readonly left: number;
  /** Last moment for them, ISO 8601, UTC. */
  readonly lastMoment: string;
  /** The birth as it is kept. */
  readonly birth: Birth;
}

/** What a correction would move, or why there is none. `nothing`: it is the birth the order has. */
export type PlannedCorrection =
  | { readonly ok: true; readonly moves: WhatMoves; readonly shownAfter: number }
  | { readonly ok: false; readonly reason: "invalid"; readonly problems: readonly CorrectionProblem[] }
  | { readonly ok: false; readonly reason: "nothing" | "too-many" | Exclude<CorrectionStanding, "open"> };

/** Why a birth stays as it was. */
export type CorrectionAnswer =
  | Replaced
  | { readonly ok: false; readonly reason: "invalid"; readonly problems: readonly CorrectionProblem[] };

async function orderOf({ database }: Pick<ShopTools, "database">, secret: string): Promise<OrderRow | null> {
  const hash = linkHash(secret);
  return hash && orderByLink(database.db, hash);
}

/** Shows whether the buyer may correct the birth of a report, by the secret of its link; null: the calm 404. */
export async function viewCorrection(tools: ShopTools, secret: string): Promise<CorrectionView | null> {
  const order = await orderOf(tools, secret);
  if (!order?.paidAt) return null;
  const used = await countByBuyer(tools.database.db, order.id);
  const standing = correctionStanding(order, { by: "buyer", used, at: tools.clock.now() });
  if (standing === null) return null;
  return {
    number: order.number,
    standing,
    left: Math.max(0, buyersCorrections - used),
    lastMoment: lastCorrectionMoment(order.paidAt).toISOString(),
    birth: readStoredBirth(tools, order.birth).birth,
  };
}

/** Shows what a birth, as the forms send it, would move; null: the calm 404. Changes nothing. */
export async function planCorrection(
  tools: ShopTools,
  reports: Reports,
  { secret, input }: { readonly secret: string; readonly input: unknown },
): Promise<PlannedCorrection | null> {
  const [view, order] = [await viewCorrection(tools, secret), await orderOf(tools, secret)];
  if (!view || !order) return null;
  if (view.standing !== "open") return { ok: false, reason: view.standing };
  const read = readFormCorrection(tools, input);
  if (!read.ok) return { ok: false, reason: "invalid", problems: read.problems };
  if (isSameBirth(view.birth, read.birth)) return { ok: false, reason: "nothing" };
  if (!(await mayCorrect(tools, order.id))) return { ok: false, reason: "too-many" };
  return { ok: true, moves: await movesOf(tools, reports, order, read), shownAfter: order.corrections };
}

/** What replacing the birth of an order would move. */
export async function movesOf(
  tools: ShopTools,
  reports: Reports,
  order: OrderRow,
  { birth, facts }: Extract<ReadCorrection, { ok: true }>,
): Promise<WhatMoves> {
  const subject = subjectOf(tools, order);
  const timeZones = timeZonesOfSale(subject.soldBy, tools.timeZones);
  const chart = natalChartWithoutCycles(subject.birth, { sky: tools.sky, timeZones });
  if (!chart.ok) throw new Error(`a sold birth has no chart: ${chart.problem.field} is ${chart.problem.code}`);
  const kept = await reports.reportOfOrder(subject);
  const edition = soldEdition(subject);
  const asOf = civilDate(tools.timeZones, tools.clock.now(), birth);
  const request = { birth, soldBy: birth.resolvedClocks ?? null, sources: [], edition, asOf };
  const written = await tools.writeReport(request, { sold: true });
  if (!written.ok) throw new Error(`the report of an order was refused: ${written.reason}`);
  return whatMoves({ facts: chart.facts, document: kept }, { facts, document: written.document });
}

/** Corrects the birth of a report for its buyer, who was shown what moves when it had been corrected `shownAfter`
 * times; null: the calm 404. */
export async function correctBirth(
  tools: ShopTools,
  { secret, input, shownAfter }: { readonly secret: string; readonly input: unknown; readonly shownAfter: number },
): Promise<CorrectionAnswer | null> {
  const order = await orderOf(tools, secret);
  if (!order) return null;
  const read = readFormCorrection(tools, input);
  if (!read.ok) return { ok: false, reason: "invalid", problems: read.problems };
  const replaced = await replaceBirth(tools, { orderId: order.id, birth: read.birth, by: "buyer", shownAfter });
  return !replaced.ok && replaced.reason === "closed" ? null : replaced;
}
