import { always, command, type LifeCommand, same, whileKept } from "./life-command.ts";
import { cleanUp, deliver, giveBack, refuse, settle } from "./order-model.ts";

export const delivered = command("deliver", always, async (model, { house, sale }) => {
  await house.runJob("deliver-report", { orderId: sale.orderId });
  deliver(model);
});

export const refused = command("refuse", always, async (model, { house: { one }, sale }) => {
  const answer = await one.shop.refuseRefund(sale.orderId);
  same(answer.ok ? "ok" : answer.reason, refuse(model), "the refusal");
});

export const cleaned = command("clean up", always, async (model, { house: { one } }) => {
  await one.shop.cleanUp();
  cleanUp(model);
});

/** The steps that replace the key that seals links, in the order of the operator's handbook. */
const changeOfKeys: readonly LifeCommand[] = [
  command(
    "replace the key",
    ({ keys }) => !keys.previous,
    async ({ keys }, { house }) => {
      const { linkSecret } = house.one.environment;
      house.setKeys(`${linkSecret}+`.slice(-43), linkSecret);
      Object.assign(keys, { previous: true, resealed: false });
    },
  ),
  command(
    "seal everything by today's key",
    ({ keys }) => keys.previous,
    async ({ keys }, { house: { one } }) => {
      await one.shop.resealLinks({ dry: false });
      keys.resealed = true;
    },
  ),
  command(
    "forget the key before",
    ({ keys }) => keys.previous && keys.resealed,
    async ({ keys }, { house }) => {
      house.setKeys(house.one.environment.linkSecret, null);
      keys.previous = false;
    },
  ),
];

export const keyChanged = command(
  "replace the key, seal everything and forget the key before",
  always,
  async (model, real) => {
    for (const step of changeOfKeys) if (step.check(model)) await step.run(model, real);
  },
);

/** What the operator, the workers and the minutely clean-up do. */
export const operatorCommands: readonly LifeCommand[] = [
  delivered,
  command("give back", whileKept, async (model, { house: { one }, sale }) => {
    const answer = await one.shop.refundOrder(sale.orderId);
    same(answer.ok ? "ok" : answer.reason, giveBack(model), "the refund");
  }),
  refused,
  command("erase", whileKept, async (model, { house: { one }, email }) => {
    same((await one.shop.eraseCustomer(email)).found, true, "the erasure");
    // An unpaid page is closed first; one that was paid on meanwhile is settled first.
    if (model.state === "redirected") settle(model);
    if (model.service.payment === "open") model.service.payment = "closed";
    model.state = "erased";
  }),
  cleaned,
  ...changeOfKeys,
];
