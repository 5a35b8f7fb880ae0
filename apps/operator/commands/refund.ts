import type { OrderStory } from "@cosmic/shop/orders/show-order";
import type { RefundAnswer } from "@cosmic/shop/refunds/refund-order";
import { type Command, readFlags } from "./command.ts";
import { atTheCounter, type Told } from "./shop-command.ts";

const options = { json: { type: "boolean" }, "dry-run": { type: "boolean" }, refuse: { type: "boolean" } } as const;

type Reason = Extract<RefundAnswer, { ok: false }>["reason"];
const sentences: Readonly<Record<Reason, string>> = {
  "unknown-order": "There is no such order.",
  "not-paid": "The order was never paid: there is nothing to give back.",
  "no-request": "No refund is asked for on this order.",
  "payment-unavailable": "The payment service does not answer. The refund is written down; a worker goes on trying.",
  "refused-by-provider": "The payment service refuses this refund; while a dispute is open its bank decides.",
};

export const refund: Command = {
  help: [
    "npm run -s operator -- refund ORDER [--refuse] [--dry-run] [--json]",
    "",
    "Gives all the money of ORDER, a number or an id, back and closes its report, whether or not the customer asked.",
    "--refuse answers an open request with no: the report stays open. Either way the customer is told by mail.",
    "--dry-run says what would happen and does nothing.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 1);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const [order = ""] = flags.positionals;
    const { json = false, "dry-run": dryRun = false, refuse = false } = flags.values;
    return atTheCounter(json, async (shop) => {
      if (dryRun) return plan(await shop.showOrder(order), refuse);
      return told(refuse ? await shop.refuseRefund(order) : await shop.refundOrder(order), refuse);
    });
  },
};

function told(answer: RefundAnswer, refuse: boolean): Told {
  if (!answer.ok) return { ok: false, json: answer, words: [sentences[answer.reason]] };
  const did = refuse
    ? "The request is refused; the report stays open."
    : "The money is on its way back; the report is closed.";
  return { ok: true, json: answer, words: [`${answer.number}: ${did}`] };
}

function plan(order: OrderStory | null, refuse: boolean): Told {
  if (!order)
    return {
      ok: false,
      json: { ok: false, dryRun: true, reason: "unknown-order" },
      words: [sentences["unknown-order"]],
    };
  const { id: orderId, number, state, priceMinor, currency } = order;
  const would = refuse ? "refuse" : "refund";
  const words = `${number} is ${state}. This would ${would} ${refuse ? "the request" : `${priceMinor / 100} ${currency}`}.`;
  return { ok: true, json: { ok: true, dryRun: true, orderId, number, state, would }, words: [words] };
}
