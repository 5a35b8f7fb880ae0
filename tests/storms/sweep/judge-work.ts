import { sandboxRefunds, sandboxSessions } from "@cosmic/payment-sandbox/sandbox-tables";
import { openReportByLink } from "@cosmic/shop/access/open-report";
import { openSealedLink } from "@cosmic/shop/access/seal-link";
import { orderHistory } from "@cosmic/shop/database/tables/order-history";
import { correctionsOfPdf } from "@cosmic/shop/pdf-cache/pdf-service";
import { viewReview } from "@cosmic/shop/reviews/write-review";
import type { ShopTools } from "@cosmic/shop/shop-tools";
import { readEverythingKept, whereIs } from "@cosmic/shop/testing/kept-everywhere";
import { sampleCheckout } from "@cosmic/shop/testing/open-test-shop";
import type { AcceptedMail } from "../runner/storm-mail.ts";
import type { House } from "./open-house.ts";
import { person } from "./stages.ts";
import { correctedBirth, soldOrder, type WorkName } from "./works.ts";

/** The required state of a shop once an operation is done, whatever happened to the processes that ran it. */
interface End {
  readonly state: "delivered" | "refunded" | "erased";
  /** Mails to the customer and to support; a mail resent with the same Message-ID counts as one. */
  readonly mails: readonly [number, number];
  readonly refunds: number;
}

const delivered: End = { state: "delivered", mails: [1, 0], refunds: 0 };
const ends: Readonly<Record<WorkName, End>> = {
  fulfil: delivered,
  "look-again": delivered,
  resend: delivered,
  // The customer hears of the request and of the refund, support of the request to review.
  refund: { state: "refunded", mails: [2, 1], refunds: 1 },
  "refund-by-itself": { state: "refunded", mails: [2, 0], refunds: 1 },
  correct: delivered,
  erase: { state: "erased", mails: [1, 0], refunds: 0 },
  "ask-for-review": delivered,
};

/** What is wrong with the outcome of an operation, in words; empty when it is correct. */
export async function judgeWork(
  work: WorkName,
  { tools }: House,
  mails: readonly AcceptedMail[],
): Promise<readonly string[]> {
  const end = ends[work];
  const order = await soldOrder(tools);
  const toCustomer = numbersOf(mails, (to) => to.toLowerCase() === person.email);
  const toSupport = numbersOf(mails, (to) => to === tools.environment.supportEmail);
  const { rows: failed } = await tools.database.pool.query("select name from pgboss.job where state = 'failed'");
  const stored = new Set<string>();
  for await (const page of tools.pdfCache.list()) for (const { owner } of page) stored.add(owner);
  return [
    differs("the order's state", order.state, end.state),
    differs("mails to the customer", toCustomer, end.mails[0]),
    differs("mails to the support", toSupport, end.mails[1]),
    differs(
      "mails to anybody",
      numbersOf(mails, () => true),
      toCustomer + toSupport,
    ),
    differs(
      "refunds at the payment service",
      (await tools.database.db.select().from(sandboxRefunds)).length,
      end.refunds,
    ),
    differs("repeated moves", await repeatedMoves(tools), 0),
    differs("jobs given up", failed.length, 0),
    differs("books stored", await booksOf(tools), end.state !== "delivered" ? "" : work === "correct" ? "0, 1" : "0"),
    differs("PDFs stored", stored.has(order.id), end.state === "delivered"),
    ...(work === "ask-for-review" ? await judgeAsked(tools, mails) : []),
    ...(end.state === "delivered" && work !== "ask-for-review" ? await judgeOpen(tools, mails) : []),
    ...(work === "correct" ? await judgeCorrected(tools) : []),
    ...(end.state === "refunded" ? await judgeClosed(tools) : []),
    ...(end.state === "erased" ? await judgeErased(tools) : []),
  ].flatMap((fault) => fault ?? []);
}

function differs<T extends string | number | boolean>(what: string, is: T, must: T): string | null {
  return is === must ? null : `${what}: ${is}, not ${must}`;
}

function numbersOf(mails: readonly AcceptedMail[], isTo: (address: string) => boolean): number {
  return new Set(mails.filter(({ to }) => isTo(to)).map(({ messageId }) => messageId)).size;
}

/** In these operations no order enters the same state twice. */
async function repeatedMoves({ database }: ShopTools): Promise<number> {
  const moves = await database.db.select().from(orderHistory);
  return moves.length - new Set(moves.map(({ orderId, is }) => `${orderId} ${is}`)).size;
}

async function judgeOpen(tools: ShopTools, mails: readonly AcceptedMail[]) {
  const secrets = [...new Set(mails.flatMap(({ secret }) => secret ?? []))];
  const opened = await Promise.all(secrets.map((secret) => openReportByLink(tools, secret)));
  return [differs("reports behind the mailed links", opened.filter((report) => report !== null).length, 1)];
}

/** Every copy of the mail, sent twice or not, leads to the one page that is open. */
async function judgeAsked(tools: ShopTools, mails: readonly AcceptedMail[]) {
  const secrets = mails.map(({ reviewSecret }) => reviewSecret);
  const opened = await Promise.all(secrets.map((secret) => secret && viewReview(tools, secret)));
  return [differs("mails whose link opens no page to write on", opened.filter((own) => !own).length, 0)];
}

/** After how many corrections each stored book was written. */
async function booksOf({ database }: ShopTools): Promise<string> {
  const { rows } = await database.pool.query<{ of: number }>("select corrections as of from books order by 1");
  return rows.map(({ of }) => of).join(", ");
}

/** One correction; of the old birth no PDF, and no word outside its book. */
async function judgeCorrected(tools: ShopTools) {
  const { database, environment, pdfCache } = tools;
  const kept = await readEverythingKept(database, environment.dataDir);
  const { rows } = await database.pool.query<{ of: string }>("select ordinal || ' ' || result as of from corrections");
  const old: string[] = [];
  for await (const page of pdfCache.list()) {
    for (const { hash } of page) if (correctionsOfPdf(hash) !== 1) old.push(hash);
  }
  const { birthDate, birthTime } = sampleCheckout.birthData;
  return [
    differs("corrections", rows.map(({ of }) => of).join(", "), "1 accepted"),
    differs("PDFs of the old birth", old.join(", "), ""),
    differs("the birth", JSON.stringify((await soldOrder(tools)).birth).includes(correctedBirth.birthDate), true),
    ...[birthDate, `"${birthTime}"`].map((mark) =>
      differs(`places that hold ${mark}`, whereIs(kept, mark).join(", "), "public.books"),
    ),
  ];
}

async function judgeClosed(tools: ShopTools) {
  const secret = openSealedLink(tools.environment, await soldOrder(tools));
  return [differs("its link opens", (await openReportByLink(tools, secret)) !== null, false)];
}

async function judgeErased({ database, environment }: ShopTools) {
  const kept = await readEverythingKept(database, environment.dataDir);
  const open = await database.db.select().from(sandboxSessions);
  return [
    ...Object.values(person).map((mark) => differs(`places that hold "${mark}"`, whereIs(kept, mark).join(", "), "")),
    differs("pages that can still be paid", open.filter(({ status }) => status === "open").length, 0),
  ];
}
