import { inLocale } from "@cosmic/addresses/in-locale";
import { languageTag, locales } from "../locale/locale.ts";
import { publicPages } from "../public-pages.ts";
import { servicesContext } from "../server/context.ts";
import type { Route } from "./+types/sitemap";

/** Every public page in every locale, with its alternates. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext);
  const urls = publicPages.flatMap((path) => {
    const alternates = locales
      .map(
        (one) => `<xhtml:link rel="alternate" hreflang="${languageTag(one)}" href="${siteUrl}${inLocale(one, path)}"/>`,
      )
      .join("");
    return locales.map((locale) => `<url><loc>${siteUrl}${inLocale(locale, path)}</loc>${alternates}</url>`);
  });
  const head =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${urls.join("\n")}\n</urlset>\n`, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
