import type { PlacesOpening } from "@cosmic/atlas/places/places-from-disk";
import type { SocialLink } from "@cosmic/platform/environment/social-variables";
import type { Shop } from "@cosmic/shop/services";

/** What loaders and actions may ask for. */
export interface SiteServices {
  readonly siteName: string;
  readonly supportEmail: string;
  /** Address visitors use, without a closing slash. */
  readonly siteUrl: string;
  /** Addresses and ranges of the proxies that may say who the visitor is, with commas between. */
  readonly trustProxy: string;
  /** Pages of the operator's on social networks. */
  readonly social: readonly SocialLink[];
  /** Visitors are asked whether steps may be counted. */
  readonly analytics: boolean;
  readonly shop: Shop;
  /** The towns of the world; not ok where their file is missing. */
  readonly places: PlacesOpening;
}
