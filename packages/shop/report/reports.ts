import type { Locale } from "@cosmic/addresses/locales";
import type { ZoneTable } from "@cosmic/atlas/zone-table";
import type { Birth } from "@cosmic/chart/birth";
import type { AskedSource } from "@cosmic/report/context/asked-source";
import type { Edition, Language, ReportDocument } from "@cosmic/report/document";
import { editionOf, languageOf } from "../locales.ts";
import type { PdfAnswer, Print } from "../pdf-cache/pdf-service.ts";
import type { ReportTools, WrittenReport } from "./report-tools.ts";

/** Whose report, of which birth. */
export interface ReportSubject {
  readonly orderId: string;
  readonly birth: Birth;
  /** The clocks it was sold by; null: today's. */
  readonly soldBy: ZoneTable | null;
  /** Outside sources asked at the sale; none when left out. */
  readonly sources?: readonly AskedSource[];
  /** The market it was ordered in. */
  readonly locale: Locale;
}

/** Makes reports when they are looked at: each is a pure function of birth, language and versions; finished PDFs are
 * kept in a store, and printed anew when they are not there. */
export interface Reports {
  /** The document, in the language of the order or another. */
  reportOfOrder(subject: ReportSubject, language?: Language): Promise<ReportDocument>;
  /** The document of a birth that nobody ordered, in the market's language; it is not kept. */
  reportOfBirth(birth: Birth, locale: Locale): Promise<WrittenReport>;
  pdfOfOrder(subject: ReportSubject, language?: Language): Promise<PdfAnswer>;
  /** Orders whose documents are in this process's memory. */
  keptOrders(): readonly string[];
  /** Removes the documents of an order from this process's memory. */
  forgetOrder(orderId: string): void;
}

export interface ReportsOptions {
  /** Of `openPrintShop`. */
  readonly print: Print;
  /** Documents kept in memory. */
  readonly capacity?: number;
}

/** Documents kept: a reader turns its pages within minutes; one takes about 1 MB. */
const usualCapacity = 64;

/** Opens the maker of reports with its bounded cache; the longest unread document gives way. */
export function openReports(
  { writeReport }: Pick<ReportTools, "writeReport">,
  { print, capacity = usualCapacity }: ReportsOptions,
): Reports {
  const kept = new Map<string, Promise<ReportDocument>>();
  const write = async ({ birth, soldBy, sources = [] }: ReportSubject, edition: Edition) => {
    const written = await writeReport({ birth, soldBy, sources, edition }, { sold: true });
    if (!written.ok) throw new Error(`the report of an order was refused: ${written.reason}`);
    return written.document;
  };
  const reportOfOrder = async (subject: ReportSubject, language = languageOf(subject.locale)) => {
    const edition = editionOf(subject.locale, language);
    const key = `${subject.orderId} ${edition}`;
    const writing = kept.get(key) ?? write(subject, edition);
    kept.delete(key);
    kept.set(key, writing);
    for (const oldest of kept.keys()) {
      if (kept.size <= capacity) break;
      kept.delete(oldest);
    }
    try {
      return await writing;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
  return {
    reportOfOrder,
    reportOfBirth: async (birth, locale) => {
      const edition = editionOf(locale, languageOf(locale));
      return writeReport({ birth, soldBy: null, sources: [], edition }, { sold: false });
    },
    pdfOfOrder: async (subject, language) => print(await reportOfOrder(subject, language), subject.orderId),
    keptOrders: () => [...new Set([...kept.keys()].map((key) => key.split(" ")[0] ?? ""))],
    forgetOrder: (orderId) => {
      for (const key of kept.keys()) if (key.startsWith(`${orderId} `)) kept.delete(key);
    },
  };
}
