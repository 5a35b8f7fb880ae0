import type { SocialLink } from "@cosmic/platform/environment/social-variables";
import type { Shop } from "@cosmic/shop/services";
import { useRouteLoaderData } from "react-router";
import type { Locale } from "../locale/locale.ts";
import type { Theme } from "../theme.ts";

/** The language of a visitor who reads a page in another: their words come with the page, as its bundles have none of them. */
export interface OwnLanguage {
  readonly locale: Locale;
  /** Why the page is in another language. */
  readonly note: string;
  /** Leads back to the site in their language. */
  readonly back: string;
}

/** What the root loader knows of this visit. */
export interface Visitor {
  readonly locale: Locale;
  /** Set on a page that is in a report's language and not in the visitor's own. */
  readonly ownLanguage: OwnLanguage | null;
  /** Undefined: the theme follows the system. */
  readonly theme: Theme | undefined;
  /** Number of the request, for the visitor to quote. */
  readonly requestId: string;
  readonly siteName: string;
  /** Address visitors use, without a closing slash. */
  readonly siteUrl: string;
  readonly supportEmail: string;
  /** Pages of the operator's on social networks. */
  readonly social: readonly SocialLink[];
  /** The operator wants steps counted: visitors are asked, and only a yes counts. */
  readonly analytics: boolean;
  /** Outside services that may be asked about a birth, once the visitor agreed; usually none. */
  readonly outsideSources: Shop["outsideSources"];
  readonly year: number;
}

/** The visit; undefined where the root itself failed. */
export const useVisitor = (): Visitor | undefined => useRouteLoaderData<Visitor>("root");
