import type { Log } from "@cosmic/platform/log/open-log";
import { createContext as createRouterContext } from "react-router";
import type { Locale } from "../locale/locale.ts";
import type { SiteServices } from "./services.ts";

/** What the host hands to loaders and actions. */
export const servicesContext = createRouterContext<SiteServices>();
/** The log of this process. */
export const logContext = createRouterContext<Log>();
/** The nonce of this answer's Content-Security-Policy. */
export const nonceContext = createRouterContext<string>("");
/** Number of this request, as in the log, for the visitor to quote. */
export const requestIdContext = createRouterContext<string>("");
/** The locale the site speaks to the visitor, decided by the host. */
export const visitorLocaleContext = createRouterContext<Locale>("en-us");
/** The locale of this page: the visitor's, save where a page takes the language of the report it shows. */
export const localeContext = createRouterContext<Locale>("en-us");

/** Where the visitor's request came from, for limits; the proxies that may say so are the operator's. */
export const clientAddressContext = createRouterContext<string>("");

/** Secret of the cookie that this browser was given when it ordered. */
export const buyerContext = createRouterContext<string | undefined>(undefined);

/** Status with which a page is refused as a whole, in place of what was asked for: 429 or 503. Null: it is not. */
export const refusalContext = createRouterContext<number | null>(null);

/** On an answer that a loader refused with such a status and that was not drawn: the host has the page. */
export const refusedHeader = "x-refused";

/** A plain form that could not be taken: why, what was typed, and which fields to mend. */
export interface CheckoutTrouble {
  readonly reason: "invalid" | "payment-unavailable" | "too-many";
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: readonly { readonly field: string; readonly code: string }[];
}
/** Set when the birth step is shown again to a browser without scripts. */
export const checkoutTroubleContext = createRouterContext<CheckoutTrouble | null>(null);
