import { isDeepStrictEqual } from "node:util";
import { lastSegment } from "@cosmic/addresses/paths";
import { dayMs, minuteMs } from "@cosmic/platform/durations";
import type { TestShop } from "@cosmic/shop/testing/open-test-shop";
import { openSales, type Sale } from "@cosmic/shop/testing/sales";
import fc from "fast-check";
import { giveBack, isOpen, newOrder, type OrderModel, opensBySession, refuse, request, settle } from "./order-model.ts";

/** One order in a shop, as its buyer, its operator and its payment service have it in hand. */
interface RealOrder {
  readonly one: TestShop;
  readonly sale: Sale;
  readonly email: string;
  /** Of the report's link; null until it was read for the first time. */
  secret: string | null;
}

type OrderCommand = fc.AsyncCommand<OrderModel, RealOrder>;

const card = "4242424242424242";
const declined = "4000000000000002";
const waits = [1, 10, 20, 31] as const;
/** Longer than the shop waits before it asks the payment service about one order again. */
const betweenQuestions = minuteMs;

/** Throws unless what was found is what the model says. */
function same(found: unknown, expected: unknown, of: string): void {
  if (!isDeepStrictEqual(found, expected))
    throw new Error(`${of} is ${JSON.stringify(found)}, the model says ${JSON.stringify(expected)}`);
}

/** After every command the state is the model's, and the link opens the report exactly while it may be read. */
async function holds(model: OrderModel, real: RealOrder): Promise<void> {
  const { one, sale } = real;
  const story = await one.shop.showOrder(sale.orderId);
  same(story?.state, model.state, "the state");
  if (real.secret === null && opensBySession(model)) {
    const access = await one.shop.openReportBySession(sale.sessionId);
    if (access?.kind !== "report") throw new Error("a paid report does not open by its session");
    real.secret = lastSegment(access.report.path);
  }
  if (real.secret === null) return;
  const report = await one.shop.openReportByLink(real.secret);
  same(report?.orderId ?? null, isOpen(model) ? sale.orderId : null, "what the link opens");
}

function command(
  name: string,
  check: (model: OrderModel) => boolean,
  run: (model: OrderModel, real: RealOrder) => Promise<void>,
): OrderCommand {
  const runAndLook = async (model: OrderModel, real: RealOrder) => {
    await run(model, real);
    await holds(model, real);
  };
  return { check, run: runAndLook, toString: () => name };
}

function passTime(model: OrderModel, { one }: RealOrder, milliseconds: number): void {
  one.later += milliseconds;
  model.now += milliseconds;
}

const charged = ({ service, state }: OrderModel) =>
  service.payment === "paid" && !service.refunded && state !== "erased";

const pay = command(
  "pay",
  ({ service }) => service.payment === "open",
  async ({ service }, { one, sale }) => {
    same((await one.shop.hostedPage?.pay(sale.sessionId, card))?.ok, true, "the payment");
    service.payment = "paid";
  },
);
const settled = command("settle", always, async (model, { one, sale }) => {
  settle(model);
  same(await one.shop.settleOrder(sale.orderId), model.state, "the settled state");
});
const comeBack = command("come back with the session", always, async (model, real) => {
  passTime(model, real, betweenQuestions);
  const access = await real.one.shop.openReportBySession(real.sale.sessionId);
  if (model.state === "redirected" || model.state === "expired") settle(model);
  const kinds: Partial<Record<OrderModel["state"], string>> = { redirected: "waiting", expired: "lapsed" };
  const kind = opensBySession(model) ? "report" : (kinds[model.state] ?? null);
  same(access?.kind ?? null, kind, "what the session opens");
});
const ask = command("ask for the money back", always, async (model, { one, secret }) => {
  if (secret === null) return;
  const answer = await one.shop.requestRefund(secret, "");
  same(answer?.ok ?? null, request(model), "the answer to the request");
});
const passing = waits.map((days) =>
  command(
    `${days} days`,
    // An open page would close by itself.
    ({ service }) => service.payment === "paid" || service.payment === "failed",
    async (model, real) => passTime(model, real, days * dayMs),
  ),
);

/** What buyers do. */
const ofBuyer: readonly OrderCommand[] = [
  pay,
  command(
    "pay with a declined card",
    ({ service }) => service.payment === "open",
    async (_, { one, sale }) => {
      same(await one.shop.hostedPage?.pay(sale.sessionId, declined), { ok: false, reason: "declined" }, "the payment");
    },
  ),
  command(
    "pay later",
    ({ service }) => service.payment === "open",
    async ({ service }, { one, sale }) => {
      await one.shop.sandboxControls?.payLater(sale.sessionId);
      service.payment = "waiting";
    },
  ),
  comeBack,
  ask,
];

/** What the payment service does, and the buyer's bank. */
const ofService: readonly OrderCommand[] = [
  ...(["paid", "failed"] as const).map((how) =>
    command(
      `the slow payment is ${how}`,
      ({ service }) => service.payment === "waiting",
      async ({ service }, { one, sale }) => {
        await one.shop.sandboxControls?.settleLater(sale.sessionId, how);
        service.payment = how;
      },
    ),
  ),
  command(
    "dispute",
    (model) => charged(model) && model.service.dispute === "none",
    async ({ service }, { one, sale }) => {
      await one.shop.sandboxControls?.dispute(sale.sessionId);
      service.dispute = "open";
    },
  ),
  ...(["won", "lost"] as const).map((how) =>
    command(
      `the dispute is ${how}`,
      ({ service }) => service.dispute === "open",
      async ({ service }, { one, sale }) => {
        await one.shop.sandboxControls?.closeDispute(sale.sessionId, how);
        service.dispute = how;
      },
    ),
  ),
  command(
    "refund at the payment service",
    (model) => charged(model) && (model.service.dispute === "none" || model.service.dispute === "won"),
    async ({ service }, { one, sale }) => {
      const all = (await one.shop.showOrder(sale.orderId))?.priceMinor ?? 0;
      await one.shop.sandboxControls?.refund(sale.sessionId, all);
      service.refunded = true;
    },
  ),
  settled,
];

/** What the operator does, and time. */
const ofOperator: readonly OrderCommand[] = [
  command("give back", isKept, async (model, { one, sale }) => {
    const answer = await one.shop.refundOrder(sale.orderId);
    same(answer.ok ? "ok" : answer.reason, giveBack(model), "the refund");
  }),
  command("refuse", always, async (model, { one, sale }) => {
    const answer = await one.shop.refuseRefund(sale.orderId);
    same(answer.ok ? "ok" : answer.reason, refuse(model), "the refusal");
  }),
  command("erase", isKept, async (model, { one, email }) => {
    same((await one.shop.eraseCustomer(email)).found, true, "the erasure");
    // An unpaid page is closed first; one that was paid on meanwhile is settled first.
    if (model.state === "redirected") settle(model);
    if (model.service.payment === "open") model.service.payment = "closed";
    model.state = "erased";
  }),
  ...passing,
];

function always(): boolean {
  return true;
}

function isKept({ state }: OrderModel): boolean {
  return state !== "erased";
}

/** How many sequences, how long at most, and from which seed. */
export interface LifeRuns {
  readonly runs: number;
  readonly length: number;
  readonly seed: number;
}

/** Leads orders through random lives in a shop without workers; throws with the shortest life that the model does not
 * foresee, and returns how many steps were taken. */
export async function checkLives(one: TestShop, { runs, length, seed }: LifeRuns): Promise<number> {
  // No webhook comes: the shop learns of a payment when it settles, and only then.
  one.siteDown = true;
  const startedAt = Date.now();
  one.stopClockAt(startedAt);
  const sales = openSales(one);
  let count = 0;
  let steps = 0;
  const counted = (command: OrderCommand): OrderCommand => ({
    check: (model) => command.check(model),
    run: (model, real) => {
      steps += 1;
      return command.run(model, real);
    },
    toString: () => command.toString(),
  });
  // Most of a life follows the payment, so that it comes early, and what happened at the service is learned soon.
  const often = [pay, pay, pay, settled, settled, settled, comeBack, comeBack, ask, ask, ...passing];
  const all = [...often, ...ofBuyer, ...ofService, ...ofOperator].map((command) => fc.constant(counted(command)));
  const commands = fc.commands(all, { maxCommands: length, size: "max" });
  const lives = fc.asyncProperty(commands, async (life) => {
    count += 1;
    const email = `life-${seed}-${count}@example.org`;
    const sale = await sales.open(email);
    const setup = () => ({ model: newOrder(startedAt + one.later), real: { one, sale, email, secret: null } });
    await fc.asyncModelRun(setup, life);
  });
  await fc.assert(lives, { numRuns: runs, seed, unbiased: true });
  return steps;
}
