import { useLocation } from "react-router";
import type { PageSection } from "../../content/pages/page.ts";
import { localePrefix } from "../../locale/locale-prefix.ts";

/** A page's text, section by section. Links keep the visitor's locale prefix. */
export function Prose({ sections }: { readonly sections: readonly PageSection[] }) {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <div className="page-text">
      {sections.map(({ id, heading, html }) => (
        <section key={id} {...(id === "" ? {} : { id, "aria-labelledby": `${id}-heading` })}>
          {heading === "" ? null : <h2 id={`${id}-heading`}>{heading}</h2>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled at build time, HTML refused */}
          <div dangerouslySetInnerHTML={{ __html: html.replaceAll('href="/', `href="${prefix}/`) }} />
        </section>
      ))}
    </div>
  );
}
