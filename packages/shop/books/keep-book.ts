import type { Transaction } from "@cosmic/platform/database/open";
import { documentVersion, type ReportDocument } from "@cosmic/report/document";
import type { NewBook } from "../database/tables/books.ts";
import { soldEdition } from "../locales.ts";
import { lockOrder } from "../orders/order-repository.ts";
import { isReadable } from "../orders/order-states.ts";
import type { ShopTools } from "../shop-tools.ts";
import { bookOf, insertBook } from "./book-repository.ts";
import { packDocument, unpackDocument } from "./packed-document.ts";
import type { SoldSubject } from "./report-subject.ts";

/** The edition of the whole product that is sold today. */
const productEdition = 2;

/** A book that was just written, ready to be stored. */
export interface WrittenBook {
  readonly document: ReportDocument;
  readonly record: NewBook;
}

type BookTools = Pick<ShopTools, "database" | "writeReport" | "clock">;

/** The book of an order: the words it was sold with. Where none is stored yet, it is composed and stored, so that the
 * words nobody has seen before are the words for good; two at once store one and give the same. */
export async function bookOfOrder(tools: BookTools, subject: SoldSubject): Promise<ReportDocument> {
  const kept = await keptBook(tools, subject);
  if (kept) return kept;
  const { document, record } = await writeBook(tools, subject);
  const stored = await tools.database.transaction((tx) => storeBook(tx, record));
  if (stored !== "taken") return document;
  const first = await keptBook(tools, subject);
  // An erasure may have come between; whoever shows the document asks whether its order is still open.
  return first ?? document;
}

/** The words of a version of an order's book; null when none are stored. */
export async function keptBook(
  { database }: Pick<ShopTools, "database">,
  version: Pick<SoldSubject, "orderId" | "corrections">,
): Promise<ReportDocument | null> {
  const kept = await bookOf(database.db, version);
  return kept && unpackDocument(kept);
}

/** Composes the book of an order, and packs it to be stored. */
export async function writeBook(
  { writeReport, clock }: Pick<BookTools, "writeReport" | "clock">,
  subject: SoldSubject,
): Promise<WrittenBook> {
  const { birth, soldBy, sources = [], asOf, orderId, corrections } = subject;
  const writtenIn = soldEdition(subject);
  const written = await writeReport({ birth, soldBy, sources, edition: writtenIn, asOf }, { sold: true });
  if (!written.ok) throw new Error(`the report of an order was refused: ${written.reason}`);
  const { document, factsDigest, textVersion } = written;
  const record = {
    ...{ orderId, corrections, asOf, writtenIn, textVersion, factsDigest, documentVersion },
    kind: "book" as const,
    edition: productEdition,
    contentForm: "document" as const,
    documentHash: document.hash,
    ...(await packDocument(document)),
    frozenAt: clock.now(),
  };
  return { document, record };
}

/** Stores a book that was written without its order's lock, and leaves nothing of an order that was closed or corrected
 * meanwhile. `taken`: another has stored it first. */
async function storeBook(tx: Transaction, record: NewBook): Promise<"stored" | "taken" | "outdated"> {
  const order = await lockOrder(tx, record.orderId);
  if (!order || !isReadable(order.state) || order.corrections !== record.corrections) return "outdated";
  return (await insertBook(tx, record)) ? "stored" : "taken";
}
