import { isDeepStrictEqual } from "node:util";
import { lastSegment } from "@cosmic/addresses/paths";
import { minuteMs } from "@cosmic/platform/durations";
import type { OpenedReport } from "@cosmic/shop/access/open-report";
import type { Sale } from "@cosmic/shop/testing/sales";
import type fc from "fast-check";
import { corrections, opensAnywhere } from "./access-model.ts";
import type { LifeHouse } from "./life-house.ts";
import { isKept, isOpen, type OrderModel } from "./order-model.ts";

/** One order in a shop, as its buyer, its operator and its payment service have it in hand. */
export interface RealOrder {
  readonly house: LifeHouse;
  readonly sale: Sale;
  readonly email: string;
  /** Secret in the cookie of the browser that ordered. */
  readonly buyer: string;
  /** Of the report's link; null until it was read for the first time. */
  secret: string | null;
  /** The report as a page shows it that somebody left open. */
  leftOpen: OpenedReport | null;
}

export type LifeCommand = fc.AsyncCommand<OrderModel, RealOrder>;

/** Throws unless what was found is what the model says. */
export function same(found: unknown, expected: unknown, of: string): void {
  if (!isDeepStrictEqual(found, expected))
    throw new Error(`${of} is ${JSON.stringify(found)}, the model says ${JSON.stringify(expected)}`);
}

/** A command that is followed by a look at what always holds. */
export function command(
  name: string,
  check: (model: OrderModel) => boolean,
  run: (model: OrderModel, real: RealOrder) => Promise<void>,
): LifeCommand {
  const runAndLook = async (model: OrderModel, real: RealOrder) => {
    await run(model, real);
    await holds(model, real);
  };
  return { check: (model) => check(model), run: runAndLook, toString: () => name };
}

/** A command of somebody who has the report's link. */
export function withLink(
  name: string,
  run: (model: OrderModel, real: RealOrder, secret: string) => Promise<void>,
): LifeCommand {
  return command(name, always, async (model, real) => {
    if (real.secret !== null) await run(model, real, real.secret);
  });
}

/** The state is the model's, the link opens the report exactly while it may be read, with the birth it was last
 * corrected to. */
async function holds(model: OrderModel, real: RealOrder): Promise<void> {
  const { house, sale } = real;
  const { shop, database } = house.one;
  const { rows } = await database.pool.query("select state from orders where id = $1", [sale.orderId]);
  same(rows, [{ state: model.state }], "the state");
  if (real.secret === null && opensAnywhere(model)) {
    const access = await shop.openReportBySession(sale.sessionId);
    if (access?.kind !== "report") throw new Error("a paid report does not open by its session");
    real.secret = lastSegment(access.report.path);
  }
  if (real.secret === null) return;
  const report = await shop.openReportByLink(real.secret);
  const opens = { orderId: sale.orderId, corrections: corrections(model), time: model.versions.at(-1)?.time };
  const found = report && { orderId: report.orderId, corrections: report.corrections, time: report.birth.time };
  same(found, isOpen(model) ? opens : null, "what the link opens");
}

export function always(): boolean {
  return true;
}

/** The order still names its buyer. */
export const whileKept = isKept;

/** No page is open at the payment service, which would close by itself when time passes. */
export function isPageClosed({ service }: OrderModel): boolean {
  return service.payment === "paid" || service.payment === "failed";
}

export function passTime(model: OrderModel, { house }: RealOrder, milliseconds: number): void {
  house.one.later += milliseconds;
  model.now += milliseconds;
}

/** Longer than the shop waits before it asks the payment service about one order again. */
export const betweenQuestions = minuteMs;
