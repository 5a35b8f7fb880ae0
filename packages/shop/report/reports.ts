import type { Locale } from "@cosmic/addresses/locales";
import type { Birth } from "@cosmic/chart/birth";
import type { PrintForm } from "@cosmic/print/measure/page-forms";
import type { Edition, Language, ReportDocument } from "@cosmic/report/document";
import { civilDate } from "../books/as-of.ts";
import { chartFile } from "../books/chart-file.ts";
import type { ReportSubject, SoldSubject } from "../books/report-subject.ts";
import { soldEdition } from "../locales.ts";
import type { KeptReport } from "../orders/queries/current-reports.ts";
import type { PdfAnswer, Print } from "../pdf-cache/pdf-service.ts";
import type { ShopTools } from "../shop-tools.ts";
import type { WrittenReport } from "./report-tools.ts";

/** The PDF of an order, or why there is none now. */
export type OrderPdf = PdfAnswer | { readonly ok: false; readonly reason: "outdated" };

/** Makes reports when they are opened. An order's is read from its book, which has the words it was sold with; in another
 * language, or for a birth nobody ordered, it is composed. Finished PDFs are kept in the PDF cache, and printed again
 * when they are not there. */
export interface Reports {
  /** The document, in the language it was sold in or another. */
  reportOfOrder(subject: ReportSubject, language?: Language): Promise<ReportDocument>;
  /** The document of a birth that nobody ordered, in the market's language; it is not kept. */
  reportOfBirth(birth: Birth, locale: Locale): Promise<WrittenReport>;
  /** `outdated`: the order was closed, or its birth corrected, while the PDF was made. */
  pdfOfOrder(subject: ReportSubject, language?: Language, form?: PrintForm): Promise<OrderPdf>;
  /** What is in this process's memory. */
  keptReports(): readonly KeptReport[];
  /** Removes the documents of a report from this process's memory. */
  forgetReport(report: KeptReport): void;
}

export interface ReportsOptions {
  /** The book of an order in the language it was sold in: from `bookOfOrder`. */
  bookOf(subject: SoldSubject): Promise<ReportDocument>;
  /** From `openPdfService`. */
  readonly print: Print;
  /** Whether an order is still open and its birth the same; asked after each print, which takes its time. What was
   * stored of an outdated one is removed. */
  isCurrent(report: KeptReport): Promise<boolean>;
  /** Documents kept in memory. */
  readonly capacity?: number;
}

/** Documents kept in memory: a reader opens several tabs within minutes; one takes about 1 MB. */
const usualCapacity = 64;

type ReportsTools = Pick<ShopTools, "writeReport" | "clock" | "sky" | "timeZones" | "environment">;

/** Opens it with a bounded cache, which drops the least recently read document. */
export function openReports(
  { writeReport, clock, sky, timeZones, environment }: ReportsTools,
  { bookOf, print, isCurrent, capacity = usualCapacity }: ReportsOptions,
): Reports {
  const kept = new Map<string, Promise<ReportDocument>>();
  const todayAt = (birth: Birth) => civilDate(timeZones, clock.now(), birth);
  const write = async (subject: ReportSubject, edition: Edition, asOf: string) => {
    const { birth, soldBy, sources = [] } = subject;
    if (subject.asOf !== undefined && edition === soldEdition(subject)) return bookOf({ ...subject, asOf });
    const written = await writeReport({ birth, soldBy, sources, edition, asOf }, { sold: true });
    if (!written.ok) throw new Error(`the report of an order was refused: ${written.reason}`);
    return written.document;
  };
  const reportOfOrder = async (subject: ReportSubject, language?: Language) => {
    const edition = soldEdition(subject, language);
    const { asOf = todayAt(subject.birth) } = subject;
    const key = `${nameOf(subject)}${edition}/${asOf}`;
    const writing = kept.get(key) ?? write(subject, edition, asOf);
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
      const edition = soldEdition({ locale });
      return writeReport({ birth, soldBy: null, sources: [], edition, asOf: todayAt(birth) }, { sold: false });
    },
    pdfOfOrder: async (subject, language, form) => {
      const { orderId, corrections } = subject;
      const pdf = await print(await reportOfOrder(subject, language), orderId, {
        ...{ corrections, ...(form === undefined ? {} : { form }) },
        archive: () => ({
          writtenOn: subject.asOf ?? todayAt(subject.birth),
          chartFile: chartFile(subject, { sky, timeZones, siteUrl: environment.siteUrl }),
        }),
      });
      return !pdf.ok || (await isCurrent({ orderId, corrections })) ? pdf : { ok: false, reason: "outdated" };
    },
    keptReports: () => [...new Set([...kept.keys()].map((key) => key.slice(0, key.lastIndexOf(" "))))].map(reportNamed),
    forgetReport: (report) => {
      for (const key of kept.keys()) if (key.startsWith(nameOf(report))) kept.delete(key);
    },
  };
}

/** The part of a document's key that all languages share. */
const nameOf = ({ orderId, corrections }: KeptReport): string => `${orderId} ${corrections} `;

function reportNamed(name: string): KeptReport {
  const [orderId = "", corrections] = name.split(" ");
  return { orderId, corrections: Number(corrections) };
}
