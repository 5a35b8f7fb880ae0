import type { Locale } from "@cosmic/addresses/locales";
import type { PlacesOpening } from "@cosmic/atlas/places/places-from-disk";
import type { PrivacySettings } from "@cosmic/platform/environment/variables/privacy-variables";
import type { Seller } from "@cosmic/platform/environment/variables/seller-variables";
import type { SocialLink } from "@cosmic/platform/environment/variables/social-variables";
import type { ShownClaims } from "@cosmic/shop/claims/claim-ids";
import type { SellerNotice } from "@cosmic/shop/seller/seller-notice";
import type { Shop } from "@cosmic/shop/services";

/** Services available to loaders and actions. */
export interface SiteServices {
  readonly siteName: string;
  readonly supportEmail: string;
  readonly seller: Seller;
  /** Who sells, in the words of a market. */
  sellerIn(locale: Locale): SellerNotice;
  /** What the privacy notice names. */
  readonly privacy: PrivacySettings;
  /** Host of the bucket that keeps finished PDFs; null: they stay on the server. */
  readonly pdfStore: string | null;
  /** Public URL of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Trusted proxies: comma-separated IP addresses and ranges. */
  readonly trustProxy: string;
  /** The operator's social media pages. */
  readonly social: readonly SocialLink[];
  /** Which claims of the operator pages may show. */
  readonly claims: ShownClaims;
  /** Analytics is on: visitors are asked for consent. */
  readonly analytics: boolean;
  readonly shop: Shop;
  /** The gazetteer; not ok if its file is missing. */
  readonly places: PlacesOpening;
}
