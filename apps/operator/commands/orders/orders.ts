import { orderStates } from "@cosmic/shop/database/tables/orders";
import { withShop } from "../../environment.ts";
import { table } from "../../table.ts";
import { type Command, done, readFlags } from "../command.ts";
import { isAddress, notAnAddress } from "./address.ts";

const options = { state: { type: "string" }, email: { type: "string" }, json: { type: "boolean" } } as const;

const money = (minor: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(minor / 100);

export const orders: Command = {
  help: [
    "npm run -s operator -- orders [--state STATE] [--email ADDRESS] [--json]",
    "",
    `STATE is one of ${orderStates.join(", ")}. With --json, one JSON line an order.`,
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const { state, email, json } = flags.values;
    if (email !== undefined && !isAddress(email)) return { kind: "usage", sentence: notAnAddress(email) };
    const wanted = orderStates.find((each) => each === state);
    if (state !== undefined && !wanted) return { kind: "usage", sentence: `There is no state "${state}".` };
    const listed = await withShop((shop) =>
      shop.listOrders({ ...(wanted ? { state: wanted } : {}), ...(email === undefined ? {} : { email }) }),
    );
    if (!listed.ok) {
      process.stderr.write(`${listed.sentences.join("\n")}\n`);
      return done(1);
    }
    const lines = json
      ? listed.value.map((order) => JSON.stringify(order))
      : table(
          ["number", "state", "price", "locale", "created", "email"],
          listed.value.map((order) => [
            ...[order.number, order.state, money(order.priceMinor, order.currency)],
            ...[order.locale, order.createdAt, order.email],
          ]),
        );
    if (lines.length > 0) process.stdout.write(`${lines.join("\n")}\n`);
    return done(0);
  },
};
