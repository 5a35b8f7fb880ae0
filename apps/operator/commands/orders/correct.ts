import { text } from "node:stream/consumers";
import type { OperatorCorrection } from "@cosmic/shop/corrections/correct-by-operator";
import type { WhatMoves } from "@cosmic/shop/corrections/what-moves";
import { type Command, readFlags } from "../command.ts";
import { noOrder, type Told, withAdmin } from "../shop-command.ts";

const options = { json: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;

type Refused = Extract<OperatorCorrection, { ok: false }>;
const sentences: Readonly<
  Record<Exclude<Refused["reason"], "unknown-order" | "invalid" | "late" | "used-up">, string>
> = {
  closed: "The report of this order is closed, or was never paid: there is nothing to correct.",
  undelivered: "The mail with the report has not left yet. Correct the birth once it is delivered (see show).",
  "refund-asked": "The customer asks for the money back. Answer that first; a refused request opens the report again.",
  outdated: "The birth was corrected by somebody else just now. Look at it again with show, then repeat.",
};

export const correct: Command = {
  help: [
    "npm run -s operator -- correct ORDER [--dry-run] [--json] < birth.json",
    "",
    "Replaces the birth of ORDER, a number or an id, by the one on standard input: one JSON object, as for chart. A name",
    "that is left out stays; so does a place whose coordinates stay. Says which signs, houses and chapters move, keeps the",
    "link, and mails the new PDF. No limit of number or time holds here. --dry-run says what would move and does nothing.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 1);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const [order = ""] = flags.positionals;
    const birth = parsed(await text(process.stdin));
    if (birth === null) return { kind: "usage", sentence: "Give the new birth on standard input, as one JSON object." };
    const { json = false, "dry-run": dry = false } = flags.values;
    return withAdmin(json, async (shop) => told(await shop.correctOrder({ order, birth, dry }), { order, dry }));
  },
};

function parsed(input: string): object | null {
  try {
    const value: unknown = JSON.parse(input);
    return typeof value === "object" ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

interface Asked {
  readonly order: string;
  readonly dry: boolean;
}

function told(answer: OperatorCorrection, { order, dry }: Asked): Told {
  if (!answer.ok) return { ok: false, json: answer, words: [sentenceOf(answer, order)] };
  const { number, moves, corrections } = answer;
  const json = { ...answer, ...(dry ? { dryRun: true } : {}) };
  if (moves === null) return { ok: true, json, words: [`${number}: it has this birth already. Nothing changes.`] };
  const end = dry
    ? `${number}: nothing is changed yet.`
    : `${number}: corrected, ${corrections} time(s) in all. The link stays; the mail is on its way.`;
  return { ok: true, json, words: [...linesOf(moves), end] };
}

function sentenceOf(answer: Refused, order: string): string {
  switch (answer.reason) {
    case "unknown-order":
      return noOrder(order);
    case "invalid":
      return `This birth cannot be read: ${answer.problems.map(({ field, code }) => `${field} is ${code}`).join(", ")}.`;
    case "late":
    case "used-up":
      throw new Error(`the operator is bound by a limit of the buyer's: ${answer.reason}`);
    default:
      return sentences[answer.reason];
  }
}

function linesOf({ bigThree, signs, houses, chapters }: WhatMoves): readonly string[] {
  const change = (name: string, { before, after }: { readonly before: unknown; readonly after: unknown }) =>
    before === after ? `${name}: ${before ?? "none"}, stays` : `${name}: ${before ?? "none"} → ${after ?? "none"}`;
  return [
    change("sun", bigThree.sun),
    change("moon", bigThree.moon),
    change("rising", bigThree.rising),
    ...signs.map((one) => change(one.planet, one)),
    ...houses.map((one) => change(`${one.planet}, house`, one)),
    ...chapters.changed.map((title) => `chapter changes: ${title}`),
    ...chapters.gone.map((title) => `chapter goes: ${title}`),
    `chapters that stay: ${chapters.same}`,
  ];
}
