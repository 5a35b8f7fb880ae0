import type { ConfiguredSource } from "@cosmic/platform/environment/outside-sources";
import type { PrivacySettings } from "@cosmic/platform/environment/variables/privacy-variables";
import type { Seller } from "@cosmic/platform/environment/variables/seller-variables";
import { lifetimeNoticeDays, termsVersion } from "@cosmic/shop/checkout/terms-version";
import { refundDays } from "@cosmic/shop/refunds/refund-window";
import { retentionDays } from "@cosmic/shop/retention";
import { inviteAfterDays } from "@cosmic/shop/reviews/review-rules";
import { sellerNotice } from "@cosmic/shop/seller/seller-notice";
import { escapeHtml, type PageValues } from "../../content/pages/fill-page.ts";
import type { Locale } from "../../locale/locale.ts";

/** The operator's settings that legal pages name. */
export interface LegalSettings {
  readonly seller: Seller;
  readonly supportEmail: string;
  readonly privacy: PrivacySettings;
  /** Host of the bucket that keeps finished PDFs; null: they stay on the server. */
  readonly pdfStore: string | null;
  readonly sources: readonly ConfiguredSource[];
}

/** What the placeholders of the legal pages stand for in a locale. */
export function legalValues(settings: LegalSettings, locale: Locale): PageValues {
  const { seller, supportEmail, privacy, pdfStore, sources } = settings;
  const aside = (text: string | null) => (text === null ? "" : ` (${text})`);
  return {
    text: {
      "seller-name": seller.name,
      "support-email": supportEmail,
      "terms-version": termsVersion,
      officer: privacy.officer ?? "",
      representative: privacy.representative?.join(", ") ?? "",
      host: aside(privacy.host),
      "mail-service": aside(privacy.mailService),
      "pdf-store": aside(pdfStore),
      sources: [...new Set(sources.map(({ host }) => host))].join(", "),
      ...days,
    },
    blocks: { seller: sellerBlock(settings, locale) },
    conditions: {
      us: locale === "en-us",
      uk: locale === "en-gb",
      demonstration: seller.demonstration,
      officer: privacy.officer !== null,
      representative: privacy.representative !== null,
      "pdf-store": pdfStore !== null,
      sources: sources.length > 0,
    },
  };
}

/** Times, in days, as the code keeps them. */
const days: Readonly<Record<string, string>> = {
  "unpaid-days": `${retentionDays.unpaidOrder}`,
  "refunded-days": `${retentionDays.refundedPerson}`,
  "letter-days": `${retentionDays.contactMessage}`,
  "unconfirmed-days": `${retentionDays.unconfirmedAddress}`,
  "backup-days": `${retentionDays.backup}`,
  "refund-days": `${refundDays}`,
  "review-days": `${inviteAfterDays}`,
  "notice-days": `${lifetimeNoticeDays}`,
};

function sellerBlock({ seller, supportEmail }: LegalSettings, locale: Locale): string {
  const { lead, name, lines } = sellerNotice(seller, supportEmail, locale);
  const rows = [{ label: lead, value: name }, ...lines].map(
    ({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<dl class="seller-details">${rows.join("")}</dl>`;
}
