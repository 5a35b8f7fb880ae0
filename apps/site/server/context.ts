import type { Log } from "@cosmic/platform/log/open-log";
import { createContext as createRouterContext } from "react-router";
import type { FoldQuestion } from "../features/birth/local-time/fold-question.ts";
import type { Locale } from "../locale/locale.ts";
import type { SiteServices } from "./services.ts";

/** Services for loaders and actions. */
export const servicesContext = createRouterContext<SiteServices>();
/** This process's log. */
export const logContext = createRouterContext<Log>();
/** The nonce of this response's Content-Security-Policy. */
export const nonceContext = createRouterContext<string>("");
/** Request id, as in the log, for the visitor to quote. */
export const requestIdContext = createRouterContext<string>("");
/** The visitor's locale, detected by the host. */
export const visitorLocaleContext = createRouterContext<Locale>("en-us");
/** This page's locale: the visitor's, unless the page uses the language of the report it shows. */
export const localeContext = createRouterContext<Locale>("en-us");

/** Client IP address, for rate limits; taken from proxy headers only if set by the operator's proxies. */
export const clientAddressContext = createRouterContext<string>("");

/** Secret from the cookie set when this browser ordered. */
export const buyerContext = createRouterContext<string | undefined>(undefined);

/** Status that refuses the whole page: 429 or 503; null if not refused. */
export const refusalContext = createRouterContext<number | null>(null);

/** Set on an unrendered response whose loader refused with such a status: the host supplies the page. */
export const refusedHeader = "x-refused";

/** A rejected plain form: why, what was typed, and which fields to fix. */
export interface CheckoutTrouble {
  readonly reason: "invalid" | "not-on-sale" | "payment-unavailable" | "too-many";
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: readonly { readonly field: string; readonly code: string }[];
  /** What the typed local time raises, when it occurred twice or never. */
  readonly question: FoldQuestion | null;
}
/** Set when the birth step is re-rendered for a browser without JavaScript. */
export const checkoutTroubleContext = createRouterContext<CheckoutTrouble | null>(null);
