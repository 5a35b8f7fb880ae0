import { paths } from "@cosmic/addresses/paths";
import type { MailedForm, MarketTexts } from "../mail-texts/market-texts.ts";

/** The forms of a report besides page and PDF, as a mail names and links them. */
export function linkedForms(
  words: MarketTexts,
  { siteUrl, secret }: { readonly siteUrl: string; readonly secret: string },
) {
  const links: Readonly<Record<MailedForm, string>> = {
    epub: paths.reportEpub(secret),
    interior: paths.reportInterior(secret),
    cover: paths.reportCover(secret),
    text: paths.reportChartText(secret),
    data: paths.reportChartFile(secret),
    wheel: paths.reportWheel(secret, "light"),
    signs: paths.reportSigns(secret),
  };
  const forms = ["epub", "interior", "cover", "text", "data", "wheel", "signs"] as const;
  return forms.map((form) => ({ label: words.formLeads[form], link: siteUrl + links[form] }));
}
