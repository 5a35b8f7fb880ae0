import { paths } from "@cosmic/addresses/paths";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { PageLink } from "../../components/layout/page-link.tsx";
import { Prose } from "../../components/text/prose.tsx";
import { useVisitor } from "../../components/visitor.ts";
import type { Page } from "../../content/pages/page.ts";
import { LanguageNote } from "../../features/checkout/parts/language-note.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { monthText } from "../../locale/format/format.ts";
import { baseLocale } from "../../locale/locale.ts";
import { type LegalName, legalNames } from "./legal-head.ts";
import "../../styles/text/reading.css";

const titles: Readonly<Record<LegalName, () => string>> = {
  privacy: m.reading_privacy,
  terms: m.reading_terms,
  refund: m.reading_refund,
  accessibility: m.reading_accessibility,
};

/** One of the legal pages, with links to the others beside it. */
export function LegalPage({ name, page }: { readonly name: LegalName; readonly page: Page }) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const { title = "", updated = "" } = page.fields;
  return (
    <PageFrame header="full">
      <div className="wrap sec legal-page">
        <nav aria-label={m.frame_foot_legal()}>
          <ul>
            {legalNames.map((one) => (
              <li key={one}>
                <PageLink to={paths.legal(one)} aria-current={one === name ? "page" : undefined}>
                  {titles[one]()}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <article>
          <h1>{title}</h1>
          <p className="small">{m.reading_updated({ month: monthText(updated, locale) })}</p>
          {name === "terms" ? <LanguageNote locale={locale} /> : null}
          <Prose sections={page.sections} />
        </article>
      </div>
    </PageFrame>
  );
}
