import { bySession } from "./access-model.ts";
import { always, betweenQuestions, command, type LifeCommand, passTime, same } from "./life-command.ts";
import { isCharged, settle } from "./order-model.ts";

const card = "4242424242424242";
const declined = "4000000000000002";

export const pay = command(
  "pay",
  ({ service }) => service.payment === "open",
  async ({ service }, { house: { one }, sale }) => {
    same((await one.shop.hostedPage?.pay(sale.sessionId, card))?.ok, true, "the payment");
    service.payment = "paid";
  },
);

export const settled = command("settle", always, async (model, { house: { one }, sale }) => {
  settle(model);
  same(await one.shop.settleOrder(sale.orderId), model.state, "the settled state");
});

/** Coming back settles an order that waits. */
export const comeBack: readonly LifeCommand[] = (["own", "another"] as const).map((browser) =>
  command(`come back with the session in ${browser} browser`, always, async (model, real) => {
    passTime(model, real, betweenQuestions);
    const { house, sale, buyer } = real;
    const access = await house.one.shop.openReportBySession(sale.sessionId, browser === "own" ? buyer : undefined);
    if (model.state === "redirected" || model.state === "expired") settle(model);
    same(access?.kind ?? null, bySession(model, browser), "what the session opens");
  }),
);

/** For an order that was paid, about which nobody needs to be asked. */
export const openElsewhere = command(
  "open the session in another browser",
  ({ paidAt }) => paidAt !== null,
  async (model, { house: { one }, sale }) => {
    const access = await one.shop.openReportBySession(sale.sessionId);
    same(access?.kind ?? null, bySession(model, "another"), "what the session opens elsewhere");
  },
);

/** What buyers, the payment service and the buyer's bank do with the money. */
export const paymentCommands: readonly LifeCommand[] = [
  pay,
  settled,
  ...comeBack,
  command(
    "pay with a declined card",
    ({ service }) => service.payment === "open",
    async (_, { house: { one }, sale }) => {
      same(await one.shop.hostedPage?.pay(sale.sessionId, declined), { ok: false, reason: "declined" }, "the payment");
    },
  ),
  command(
    "pay later",
    ({ service }) => service.payment === "open",
    async ({ service }, { house: { one }, sale }) => {
      await one.shop.sandboxControls?.payLater(sale.sessionId);
      service.payment = "waiting";
    },
  ),
  ...(["paid", "failed"] as const).map((how) =>
    command(
      `the slow payment is ${how}`,
      ({ service }) => service.payment === "waiting",
      async ({ service }, { house: { one }, sale }) => {
        await one.shop.sandboxControls?.settleLater(sale.sessionId, how);
        service.payment = how;
      },
    ),
  ),
  command(
    "dispute",
    (model) => isCharged(model) && model.service.dispute === "none",
    async ({ service }, { house: { one }, sale }) => {
      await one.shop.sandboxControls?.dispute(sale.sessionId);
      service.dispute = "open";
    },
  ),
  ...(["won", "lost"] as const).map((how) =>
    command(
      `the dispute is ${how}`,
      ({ service }) => service.dispute === "open",
      async ({ service }, { house: { one }, sale }) => {
        await one.shop.sandboxControls?.closeDispute(sale.sessionId, how);
        service.dispute = how;
      },
    ),
  ),
  command(
    "refund at the payment service",
    (model) => isCharged(model) && (model.service.dispute === "none" || model.service.dispute === "won"),
    async ({ service }, { house: { one }, sale }) => {
      const all = (await one.shop.showOrder(sale.orderId))?.priceMinor ?? 0;
      await one.shop.sandboxControls?.refund(sale.sessionId, all);
      service.refunded = true;
    },
  ),
];
