import type { SocialLink } from "@cosmic/platform/environment/social-variables";
import type { Shop } from "@cosmic/shop/services";
import { useRouteLoaderData } from "react-router";
import type { Locale } from "../locale/locale.ts";
import type { Theme } from "../theme.ts";

/** What the root loader knows of this visit. */
export interface Visitor {
  readonly locale: Locale;
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
