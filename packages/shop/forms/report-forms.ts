import { printedPages } from "@cosmic/print/press/printed-pages";
import { chartText } from "@cosmic/report/forms/chart-text";
import { signsPicture, wheelPicture } from "@cosmic/report/forms/pictures";
import { chartFile, chartFileJsonSchema } from "../books/chart-file.ts";
import type { SoldSubject } from "../books/report-subject.ts";
import type { KeptReport } from "../orders/queries/current-reports.ts";
import type { Reports } from "../report/reports.ts";
import type { ShopTools } from "../shop-tools.ts";
import { withTypefaces } from "./with-typefaces.ts";

/** The EPUB of an order, or why there is none now; `outdated` as for its PDF. */
export type OrderEpub =
  | { readonly ok: true; readonly epub: Uint8Array /** Names these bytes. */; readonly key: string }
  | { readonly ok: false; readonly reason: "busy" | "outdated" };

/** Files of a chart that are written in the moment they are asked for. */
export type ChartForm = "chart.json" | "chart.md" | "wheel-light.svg" | "wheel-night.svg" | "signs.svg";

/** A report in the forms other than page and PDF. None is stored: each is made of the document in memory, the EPUB of the
 * stored PDF too, so that what closes those closes these. */
export interface ReportForms {
  epubOfOrder(subject: SoldSubject): Promise<OrderEpub>;
  /** Null: this chart has none. */
  chartFormOfOrder(subject: SoldSubject, form: ChartForm): Promise<string | null>;
  /** What `chart.json` holds, as JSON Schema. */
  chartSchema(): string;
}

/** Opens them; `isCurrent` as for `openReports`. */
export function openReportForms(
  { printer, environment, sky, timeZones }: Pick<ShopTools, "printer" | "environment" | "sky" | "timeZones">,
  reports: Pick<Reports, "reportOfOrder" | "pdfOfOrder">,
  isCurrent: (report: KeptReport) => Promise<boolean>,
): ReportForms {
  const { siteUrl } = environment;
  return {
    epubOfOrder: async (subject) => {
      const pdf = await reports.pdfOfOrder(subject);
      if (!pdf.ok) return pdf;
      const document = await reports.reportOfOrder(subject);
      const pages = printedPages(document, pdf.pdf);
      const made = await printer.makeEpub({ document, writtenOn: subject.asOf, pages });
      if (!made.ok) return made;
      const { orderId, corrections } = subject;
      return (await isCurrent({ orderId, corrections }))
        ? { ok: true, epub: made.epub, key: `epub-${pdf.key}` }
        : { ok: false, reason: "outdated" };
    },
    chartFormOfOrder: async (subject, form) => {
      switch (form) {
        case "chart.json":
          return chartFile(subject, { sky, timeZones, siteUrl });
        case "chart.md":
          return chartText(await reports.reportOfOrder(subject));
        case "signs.svg":
          return withTypefaces(signsPicture(await reports.reportOfOrder(subject), "night"));
        default: {
          const wheel = wheelPicture(
            await reports.reportOfOrder(subject),
            form === "wheel-light.svg" ? "light" : "night",
          );
          return wheel && withTypefaces(wheel);
        }
      }
    },
    chartSchema: () => chartFileJsonSchema(siteUrl),
  };
}
