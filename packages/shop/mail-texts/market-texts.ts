import type { ReportLinksTexts } from "../mails/report-links-mail.tsx";
import type { ReportReadyTexts } from "../mails/report-ready-mail.tsx";
import type { Plan } from "../prices.ts";
import type { ContractWriter } from "./contract/contract-texts.ts";
import type { ConfirmWriter, NoticeWriter } from "./notices/notice-texts.ts";

/** What the mail that brings a report fills in. */
export interface ReportReadyValues {
  /** Empty when no name was given. */
  readonly firstName: string;
  /** Order number. */
  readonly number: string;
  readonly siteName: string;
  readonly supportEmail: string;
  /** The PDF came with the mail; if not, its address stands in it. */
  readonly attached: boolean;
}

/** The boxes about the right of withdrawal, as the checkout form sends them. */
export type ConsentField = "beginNow" | "endsWithdrawal";

/** The forms of a report that its mail links, besides the PDF. */
export type MailedForm = "epub" | "interior" | "cover" | "text" | "data" | "wheel" | "signs";

/** The words of one market outside its pages. */
export interface MarketTexts {
  /** What the hosted payment page says is bought. */
  readonly productNames: Readonly<Record<Plan, string>>;
  /** What stands beside the pay button: the buyer asks for delivery at once. A new wording needs a new name in
   * `checkout/begin-at-once`. */
  readonly beginAtOnce: string;
  /** The boxes a buyer ticks before paying (`refunds/withdrawal-consent`); null where the law asks for none. New words
   * need a new name there. */
  readonly consents: Readonly<Record<ConsentField, string>> | null;
  /** Stands before the boxes that were ticked, in the mail that confirms the contract. */
  readonly consentLead: string;
  /** What the link to the terms is called, which follows it. */
  readonly terms: string;
  readonly reportReady: (values: ReportReadyValues) => ReportReadyTexts;
  /** The mail that brings a report whose birth was corrected. */
  readonly reportRedrawn: (values: ReportReadyValues) => ReportReadyTexts;
  /** The contract, as the mail that brings a report confirms it. */
  readonly contract: ReturnType<ContractWriter>;
  /** Stands before the address of a PDF that is not attached. */
  readonly pdfLead: string;
  /** The same before the addresses of the other forms. */
  readonly formLeads: Readonly<Record<MailedForm, string>>;
  readonly notice: ReturnType<NoticeWriter>;
  readonly confirm: ReturnType<ConfirmWriter>;
  readonly reportLinks: (values: Pick<ReportReadyValues, "siteName" | "supportEmail">) => ReportLinksTexts;
  /** One line of the list of links. */
  readonly reportLabel: (number: string, boughtAt: Date) => string;
}
