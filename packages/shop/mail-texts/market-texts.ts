import type { ReportLinksTexts } from "@cosmic/platform/mail/report-links-mail";
import type { ReportReadyTexts } from "@cosmic/platform/mail/report-ready-mail";
import type { Plan } from "../prices.ts";

/** What the mail that brings a report fills in. */
export interface ReportReadyValues {
  /** Empty when no name was given. */
  readonly firstName: string;
  /** Order number. */
  readonly number: string;
  readonly siteName: string;
  readonly supportEmail: string;
}

/** The words of one market outside its pages. */
export interface MarketTexts {
  /** What the hosted payment page says is bought. */
  readonly productNames: Readonly<Record<Plan, string>>;
  readonly reportReady: (values: ReportReadyValues) => ReportReadyTexts;
  readonly reportLinks: (values: Pick<ReportReadyValues, "siteName" | "supportEmail">) => ReportLinksTexts;
  /** One line of the list of links. */
  readonly reportLabel: (number: string, boughtAt: Date) => string;
}
