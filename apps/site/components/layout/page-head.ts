import { inLocale } from "@cosmic/addresses/in-locale";
import type { MetaDescriptor } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { baseLocale, languageTag, locales } from "../../locale/locale.ts";
import type { Visitor } from "../visitor.ts";
import { shareImage } from "./share-image.ts";

/** Metadata for search engines and link previews. */
export interface PageHead {
  /** Without the site name, which is appended. */
  readonly title: string;
  readonly description: string;
  /** Comma-separated search keywords, in the page's language. */
  readonly keywords: string;
  /** The place the page is about, if it is about one. */
  readonly geo?: GeoData;
  /** Path without locale prefix, i.e. the en-us address. */
  readonly path: string;
  readonly kind?: "website" | "article";
  /** Root-relative URL of a 1200 × 630 image; defaults to the general one. */
  readonly image?: string;
  /** Schema.org objects, without their `@context`. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
}

/** A place, for geo meta tags. */
export interface GeoData {
  /** ISO 3166 code of a country or subdivision. */
  readonly region: string;
  readonly placename: string;
  /** Degrees, north and east positive; omitted for a country. */
  readonly position?: { readonly latitude: number; readonly longitude: number };
}

/** Page title followed by the site name. */
export const pageTitle = (visitor: Pick<Visitor, "siteName"> | undefined, page: string): string =>
  m.frame_title({ page, name: visitor?.siteName ?? m.frame_brand() });

/** Keywords for a page about the service itself. */
export const serviceKeywords = (visitor: Visitor | undefined, page: string): string =>
  m.head_keywords_service({ page, name: visitor?.siteName ?? m.frame_brand() });

/** Meta tags of a public page: title, description, canonical URL, locale alternates, sharing and structured data. */
export function pageHead(visitor: Visitor | undefined, page: PageHead): MetaDescriptor[] {
  const name = visitor?.siteName ?? m.frame_brand();
  const locale = visitor?.locale ?? baseLocale;
  const site = visitor?.siteUrl ?? "";
  const title = pageTitle(visitor, page.title);
  const address = site + inLocale(locale, page.path);
  const alternates = locales.map((other) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: languageTag(other),
    href: site + inLocale(other, page.path),
  }));
  return [
    { title },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords },
    ...(page.geo ? geoMeta(page.geo) : []),
    { tagName: "link", rel: "canonical", href: address },
    ...alternates,
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: site + page.path },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.kind ?? "website" },
    { property: "og:url", content: address },
    { property: "og:site_name", content: name },
    { property: "og:locale", content: languageTag(locale).replace("-", "_") },
    ...imageMeta(site + (page.image ?? shareImage("general"))),
    ...(page.structured ?? []).map((one) => ({ "script:ld+json": { "@context": "https://schema.org", ...one } })),
  ];
}

function geoMeta({ region, placename, position }: GeoData): MetaDescriptor[] {
  const place = [
    { name: "geo.region", content: region },
    { name: "geo.placename", content: placename },
  ];
  if (position === undefined) return place;
  const { latitude, longitude } = position;
  return [
    ...place,
    { name: "geo.position", content: `${latitude};${longitude}` },
    { name: "ICBM", content: `${latitude}, ${longitude}` },
  ];
}

const imageMeta = (address: string): MetaDescriptor[] => [
  { property: "og:image", content: address },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { name: "twitter:card", content: "summary_large_image" },
];

/** Breadcrumb structured data, starting at the landing page. */
export function breadcrumb(
  visitor: Visitor | undefined,
  steps: readonly { readonly name: string; readonly path: string }[],
) {
  const site = visitor?.siteUrl ?? "";
  const locale = visitor?.locale ?? baseLocale;
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: m.frame_nav_home(), path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site + inLocale(locale, path),
    })),
  };
}
