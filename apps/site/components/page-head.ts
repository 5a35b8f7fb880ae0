import type { MetaDescriptor } from "react-router";
import { m } from "../generated/paraglide/messages.js";
import { addressIn } from "../locale/address.ts";
import { baseLocale, languageTag, locales } from "../locale/locale.ts";
import { shareImage } from "./share-image.ts";
import type { Visitor } from "./visitor.ts";

/** What search engines and those who share a page are told of it. */
export interface PageHead {
  /** Without the name of the site, which is added. */
  readonly title: string;
  readonly description: string;
  /** Words this page is looked for by, in its language, with commas between. */
  readonly keywords: string;
  /** What the page is about on the map, where it is about one place. */
  readonly geo?: GeoData;
  /** Without locale: the page's address in en-us. */
  readonly path: string;
  readonly kind?: "website" | "article";
  /** Address of a picture of 1200 × 630, from the root; the one for all pages unless told. */
  readonly image?: string;
  /** Schema.org objects, without their `@context`. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
}

/** A place as search engines read it. */
export interface GeoData {
  /** ISO 3166: a country or a part of one. */
  readonly region: string;
  readonly placename: string;
  /** Degrees, north and east positive; a country has none. */
  readonly position?: { readonly latitude: number; readonly longitude: number };
}

/** The title of every page: what it is, then whose. */
export const pageTitle = (visitor: Pick<Visitor, "siteName"> | undefined, page: string): string =>
  m.frame_title({ page, name: visitor?.siteName ?? m.frame_brand() });

/** Keywords of a page about the service itself. */
export const serviceKeywords = (visitor: Visitor | undefined, page: string): string =>
  m.head_keywords_service({ page, name: visitor?.siteName ?? m.frame_brand() });

/** Title, description, canonical address, its like in every locale, sharing and structured data of a public page. */
export function pageHead(visitor: Visitor | undefined, page: PageHead): MetaDescriptor[] {
  const name = visitor?.siteName ?? m.frame_brand();
  const locale = visitor?.locale ?? baseLocale;
  const site = visitor?.siteUrl ?? "";
  const title = pageTitle(visitor, page.title);
  const address = site + addressIn(locale, page.path);
  const alternates = locales.map((other) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: languageTag(other),
    href: site + addressIn(other, page.path),
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

/** Where a page stands, from the landing page down, as structured data. */
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
      item: site + addressIn(locale, path),
    })),
  };
}
