import { sampleCheckout } from "@cosmic/shop/testing/open-test-shop";
import { openSales } from "@cosmic/shop/testing/sales";
import fc from "fast-check";
import type { LifeCommand, RealOrder } from "./life-command.ts";
import type { LifeHouse } from "./life-house.ts";
import { delivered, keyChanged, operatorCommands, refused } from "./operator-commands.ts";
import { type Market, newOrder, type OrderModel } from "./order-model.ts";
import { comeBack, pay, paymentCommands, settled } from "./payment-commands.ts";
import { ask, correctByBuyer, leaveOpen, readerCommands } from "./reader-commands.ts";
import { anHour, edges, passing } from "./time-commands.ts";

/** How many sequences, how long at most, and from which seed. */
export interface LifeRuns {
  readonly runs: number;
  readonly length: number;
  readonly seed: number;
}

/** Lives after which the orders of all earlier ones are forgotten: a clean-up and a new key look at every order. */
const emptiedAfter = 20;

/** What most lives begin with, as far as each goes. */
const beginning: readonly LifeCommand[] = [pay, settled, anHour, delivered, leaveOpen, correctByBuyer, correctByBuyer];

const markets: fc.Arbitrary<Market> = fc.record({
  locale: fc.constantFrom("en-us", "en-gb", "es-es", "pt-br"),
  consented: fc.boolean(),
});

/** Leads orders through random lives in a shop whose workers do nothing by themselves; throws with the shortest life that
 * the model does not foresee, and returns how many steps were taken. */
export async function checkLives(house: LifeHouse, { runs, length, seed }: LifeRuns): Promise<number> {
  const sales = openSales(house.one);
  const { linkSecret } = house.one.environment;
  let count = 0;
  let steps = 0;
  const counted = (command: LifeCommand): LifeCommand => ({
    check: (model) => command.check(model),
    run: (model, real) => {
      steps += 1;
      return command.run(model, real);
    },
    toString: () => command.toString(),
  });
  const begin = async (market: Market) => {
    // Orders of earlier lives were sealed by keys that a life before this one may have forgotten.
    const newKey = house.one.environment.linkSecret !== linkSecret;
    if (newKey || count % emptiedAfter === 0) await house.empty();
    count += 1;
    house.setKeys(linkSecret, null);
    const [email, buyer] = [`life-${seed}-${count}@example.org`, String(count).padStart(43, "b")];
    const { locale, consented } = market;
    const asked = { consentAsked: consented, beginNow: consented, endsWithdrawal: consented };
    const sale = await sales.open(email, { buyer, locale, ...asked });
    const model = newOrder(market, house.startedAt + house.one.later, sampleCheckout.birthData.birthTime);
    const real: RealOrder = { house, sale, email, buyer, secret: null, leftOpen: null };
    return { model, real };
  };
  // Time runs to an edge as often as anything happens, and what happened at the payment service is learned soon.
  const learned = [pay, settled, settled, settled, ...comeBack];
  const money = [ask, ask, ask, refused, refused];
  const often = [...learned, ...money, delivered, keyChanged, correctByBuyer, leaveOpen, ...edges, ...passing];
  const all = [...often, ...paymentCommands, ...operatorCommands, ...readerCommands];
  const arbitraries = all.map((command) => fc.constant(counted(command)));
  const commands = fc.commands(arbitraries, { maxCommands: length, size: "max" });
  const far = fc.nat({ max: beginning.length });
  const lives = fc.asyncProperty(markets, far, commands, async (market, begun, life) => {
    const setup = async () => {
      const order = await begin(market);
      for (const command of beginning.slice(0, begun)) await counted(command).run(order.model, order.real);
      return order;
    };
    await fc.asyncModelRun<OrderModel, RealOrder, boolean, OrderModel>(setup, life);
  });
  await fc.assert(lives, { numRuns: runs, seed, unbiased: true });
  return steps;
}
