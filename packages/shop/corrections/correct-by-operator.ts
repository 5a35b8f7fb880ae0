import { readStoredBirth } from "../orders/births/stored-birth.ts";
import { findOrder } from "../orders/find-order.ts";
import type { Reports } from "../report/reports.ts";
import type { ShopTools } from "../shop-tools.ts";
import { movesOf } from "./correct-birth.ts";
import { correctionStanding } from "./correction-standing.ts";
import { type CorrectionProblem, readOperatorCorrection } from "./read-correction.ts";
import { type Replaced, replaceBirth } from "./replace-birth.ts";
import { isSameBirth } from "./same-birth.ts";
import type { WhatMoves } from "./what-moves.ts";

/** What a correction by the operator did, or would do, and why it did not. */
export type OperatorCorrection =
  | {
      readonly ok: true;
      readonly orderId: string;
      readonly number: string;
      /** Null: it is the birth the order has. */
      readonly moves: WhatMoves | null;
      /** How often the order's birth has been corrected now. */
      readonly corrections: number;
    }
  | { readonly ok: false; readonly reason: "unknown-order" }
  | {
      readonly ok: false;
      readonly reason: "invalid";
      readonly orderId: string;
      readonly problems: readonly CorrectionProblem[];
    }
  | { readonly ok: false; readonly reason: Extract<Replaced, { ok: false }>["reason"]; readonly orderId: string };

/** Corrects the birth of an order, by number or id, whenever and however often; `dry`: says what would move. */
export async function correctByOperator(
  tools: ShopTools,
  reports: Reports,
  { order: named, birth: input, dry }: { readonly order: string; readonly birth: unknown; readonly dry: boolean },
): Promise<OperatorCorrection> {
  const order = await findOrder(tools, named);
  if (!order) return { ok: false, reason: "unknown-order" };
  const { id: orderId, number } = order;
  const standing = correctionStanding(order, { by: "operator", used: 0, at: tools.clock.now() });
  if (standing !== "open") return { ok: false, reason: standing ?? "closed", orderId };
  const read = readOperatorCorrection(tools, input, order);
  if (!read.ok) return { ok: false, reason: "invalid", orderId, problems: read.problems };
  const isSame = isSameBirth(readStoredBirth(tools, order.birth).birth, read.birth);
  const moves = isSame ? null : await movesOf(tools, reports, order, read);
  if (dry || isSame) return { ok: true, orderId, number, moves, corrections: order.corrections };
  const replaced = await replaceBirth(tools, {
    ...{ orderId, birth: read.birth, by: "operator" },
    shownAfter: order.corrections,
  });
  if (!replaced.ok) return { ok: false, reason: replaced.reason, orderId };
  return { ok: true, orderId, number, moves, corrections: replaced.ordinal };
}
