import { holdReasons } from "@cosmic/shop/database/tables/reviews";
import type { Moderated, ReviewLine, ReviewList } from "@cosmic/shop/reviews/moderate-reviews";
import { type StarCounts, starValues, totalOf } from "@cosmic/shop/reviews/star-counts";
import { table } from "../../table.ts";
import { type Command, type Outcome, readFlags } from "../command.ts";
import { noOrder, type Told, withAdmin } from "../shop-command.ts";

const json = { json: { type: "boolean" } } as const;
const listOptions = { ...json, held: { type: "boolean" } } as const;
const holdOptions = { ...json, reason: { type: "string" }, note: { type: "string" } } as const;

const usage = (sentence: string): Outcome => ({ kind: "usage", sentence });
const longestNote = 500;

export const reviews: Command = {
  help: [
    "npm run -s operator -- reviews [--held] [--json]",
    "npm run -s operator -- reviews show ORDER [--json]",
    'npm run -s operator -- reviews hold ORDER --reason law|privacy --note "WHY" [--json]',
    "npm run -s operator -- reviews publish ORDER [--json]",
    "",
    "Reviews by buyers. Alone it lists them, newest first, with the stars received and the stars shown; --held lists those that",
    "are held. ORDER is an order's number or its id. A review may be held because it breaks a law or tells something private of",
    "a person, and for nothing else; the note is shown to its buyer. publish ends a hold.",
  ].join("\n"),
  async run(args) {
    const [act, ...rest] = args;
    if (act === "show") return show(rest);
    if (act === "hold") return hold(rest);
    if (act === "publish") return publish(rest);
    return list(args);
  },
};

async function list(args: readonly string[]): Promise<Outcome> {
  const flags = readFlags(args, listOptions, 0);
  if (!flags.ok) return usage(flags.sentence);
  const { json = false, held = false } = flags.values;
  return withAdmin(json, async (shop) => {
    const listed = await shop.listReviews({ heldOnly: held });
    return { ok: true, json: listed, words: [...linesOf(listed), "", ...sharesOf(listed)] };
  });
}

async function show(args: readonly string[]): Promise<Outcome> {
  const flags = readFlags(args, json, 1);
  if (!flags.ok) return usage(flags.sentence);
  const [order = ""] = flags.positionals;
  return withAdmin(flags.values.json ?? false, async (shop) => {
    const review = await shop.showReview(order);
    if (review) return { ok: true, json: review, words: [JSON.stringify(review, null, 2)] };
    const reason = (await shop.showOrder(order)) ? "no-review" : "unknown-order";
    return { ok: false, json: { ok: false, reason }, words: [sentenceOf(reason, order)] };
  });
}

async function hold(args: readonly string[]): Promise<Outcome> {
  const flags = readFlags(args, holdOptions, 1);
  if (!flags.ok) return usage(flags.sentence);
  const [order = ""] = flags.positionals;
  const reason = holdReasons.find((one) => one === flags.values.reason);
  if (!reason)
    return usage(
      "A review is held for law or for privacy and for nothing else: write --reason law or --reason privacy.",
    );
  const note = flags.values.note?.trim() ?? "";
  if (note === "") return usage('Say why in a sentence its buyer can read: write --note "…".');
  if (note.length > longestNote) return usage(`The note is too long: keep it to ${longestNote} characters.`);
  return withAdmin(flags.values.json ?? false, async (shop) => {
    const done = "It is held: it is on no page and in no figure, and its buyer's own page says why.";
    return told(await shop.holdReview(order, { reason, note }), { order, done });
  });
}

async function publish(args: readonly string[]): Promise<Outcome> {
  const flags = readFlags(args, json, 1);
  if (!flags.ok) return usage(flags.sentence);
  const [order = ""] = flags.positionals;
  return withAdmin(flags.values.json ?? false, async (shop) =>
    told(await shop.publishReview(order), { order, done: "It is shown again, within a minute." }),
  );
}

type Refusal = Extract<Moderated, { ok: false }>["reason"];
const sentences: Readonly<Record<Exclude<Refusal, "unknown-order">, string>> = {
  "no-review": "There is no review of this order, or its buyer has taken it back.",
  "already-held": "This review is held already: publish it first to hold it for another reason.",
  "not-held": "This review is not held.",
};
const sentenceOf = (reason: Refusal, order: string): string =>
  reason === "unknown-order" ? noOrder(order) : sentences[reason];

function told(answer: Moderated, { order, done }: { readonly order: string; readonly done: string }): Told {
  if (!answer.ok) return { ok: false, json: answer, words: [sentenceOf(answer.reason, order)] };
  return { ok: true, json: answer, words: [`${answer.review.number}: ${done}`] };
}

/** Characters of a text that a list shows. */
const excerptLength = 60;

function linesOf({ reviews: listed }: ReviewList): readonly string[] {
  if (listed.length === 0) return ["There is no review."];
  const rows = listed.map((review) => [
    review.number,
    `${review.stars}`,
    stateOf(review),
    review.writtenAt,
    excerptOf(review.text),
  ]);
  return table(["order", "stars", "state", "written", "text"], rows);
}

const stateOf = ({ heldFor, changedSinceHeld }: ReviewLine): string =>
  heldFor === null ? "shown" : `held: ${heldFor}${changedSinceHeld ? ", changed since" : ""}`;

const excerptOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > excerptLength ? `${line.slice(0, excerptLength - 1)}…` : line;
};

/** Both distributions side by side, best first: what was received, and what is shown of it. */
function sharesOf({ received, shown, held }: ReviewList): readonly string[] {
  const cell = (counts: StarCounts, count: number) => {
    const total = totalOf(counts);
    return total === 0 ? "0" : `${count} (${((100 * count) / total).toFixed(1)} %)`;
  };
  const rows = starValues
    .toReversed()
    .map((stars) => [`${stars}`, ...[cell(received, received[stars]), cell(shown, shown[stars])]]);
  return [
    ...table(["stars", "received", "shown"], [...rows, ["all", `${totalOf(received)}`, `${totalOf(shown)}`]]),
    `Held for law: ${held.law}; for privacy: ${held.privacy}. There is no other reason.`,
  ];
}
