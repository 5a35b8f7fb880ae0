import type { SocialLink } from "@cosmic/platform/environment/variables/social-variables";
import type { ShownClaims } from "@cosmic/shop/claims/claim-ids";
import type { Rating } from "@cosmic/shop/reviews/public-reviews";
import type { SellerNotice } from "@cosmic/shop/seller/seller-notice";
import type { Shop } from "@cosmic/shop/services";
import { useRouteLoaderData } from "react-router";
import type { Locale } from "../locale/locale.ts";
import type { Theme } from "../theme.ts";

/** Text in the visitor's own language on a page in another. Sent with the page, as its bundles lack that language. */
export interface OwnLanguage {
  readonly locale: Locale;
  /** Why the page is in another language. */
  readonly note: string;
  /** Label of the link back to the site in their language. */
  readonly back: string;
}

/** What the root loader returns about this visit. */
export interface Visitor {
  readonly locale: Locale;
  /** Set on a page in the report's language when the visitor's differs. */
  readonly ownLanguage: OwnLanguage | null;
  /** Undefined: the theme follows the system. */
  readonly theme: Theme | undefined;
  /** Request id, for the visitor to quote. */
  readonly requestId: string;
  readonly siteName: string;
  /** Public URL of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly supportEmail: string;
  /** Who sells, in the page's language. */
  readonly seller: SellerNotice;
  /** The operator's social media pages. */
  readonly social: readonly SocialLink[];
  /** Which claims of the operator this page may show. */
  readonly claims: ShownClaims;
  /** What buyers' reviews come to; null: too few, or payments are simulated. */
  readonly rating: Rating | null;
  /** Analytics is on: visitors are asked for consent, and only a yes counts. */
  readonly analytics: boolean;
  /** Outside services that may be sent birth data with the visitor's consent; usually none. */
  readonly outsideSources: Shop["outsideSources"];
  readonly year: number;
}

/** The root loader's data; undefined if the root loader failed. */
export const useVisitor = (): Visitor | undefined => useRouteLoaderData<Visitor>("root");
