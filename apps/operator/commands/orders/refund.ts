import type { OrderStory } from "@cosmic/shop/admin/show-order";
import type { RefundAnswer } from "@cosmic/shop/refunds/refund-order";
import { type Command, readFlags } from "../command.ts";
import { noOrder, type Told, withAdmin } from "../shop-command.ts";

const options = { json: { type: "boolean" }, "dry-run": { type: "boolean" }, refuse: { type: "boolean" } } as const;

type Reason = Extract<RefundAnswer, { ok: false }>["reason"];
const sentences: Readonly<Record<Exclude<Reason, "unknown-order">, string>> = {
  "not-paid": "The order was never paid: there is nothing to give back.",
  "no-request": "No refund is asked for on this order.",
  statutory: "The customer asked inside the time the law gives to withdraw: it cannot be refused. Refund it.",
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
    return withAdmin(json, async (shop) => {
      if (dryRun) return plan(await shop.showOrder(order), { order, refuse });
      return told(refuse ? await shop.refuseRefund(order) : await shop.refundOrder(order), { order, refuse });
    });
  },
};

interface Asked {
  readonly order: string;
  readonly refuse: boolean;
}

const sentenceOf = (reason: Reason, order: string): string =>
  reason === "unknown-order" ? noOrder(order) : sentences[reason];

function told(answer: RefundAnswer, { order, refuse }: Asked): Told {
  if (!answer.ok) return { ok: false, json: answer, words: [sentenceOf(answer.reason, order)] };
  const did = refuse
    ? "The request is refused; the report stays open."
    : "The money is on its way back; the report is closed.";
  return { ok: true, json: answer, words: [`${answer.number}: ${did}`] };
}

/** Dry run: applies the same rules as a real refund, but does not ask the payment service, which may still refuse. */
function plan(found: OrderStory | null, { order, refuse }: Asked): Told {
  const reason = hindranceOf(found, refuse);
  if (!found || reason) {
    const json = { ok: false, dryRun: true, reason, ...(found ? { orderId: found.id } : {}) };
    return { ok: false, json, words: [sentenceOf(reason ?? "unknown-order", order)] };
  }
  const { id: orderId, number, state, priceMinor, currency, refundedAt } = found;
  const would = refuse ? "refuse" : refundedAt ? "nothing" : "refund";
  const money = `${(priceMinor / 100).toFixed(2)} ${currency}`;
  const done = { refuse: "refuse the request", refund: `refund ${money}`, nothing: "do nothing: it is refunded" };
  const words = `${number} is ${state}. This would ${done[would]}.`;
  return { ok: true, json: { ok: true, dryRun: true, orderId, number, state, would }, words: [words] };
}

function hindranceOf(found: OrderStory | null, refuse: boolean): Reason | null {
  if (!found) return "unknown-order";
  if (refuse) return found.state === "refund-requested" ? null : "no-request";
  return found.refundedAt || (found.paidAt && found.paymentIntentId) ? null : "not-paid";
}
