import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteGetLocale } from "../generated/paraglide/runtime.js";
import { baseLocale, type Locale } from "./locale.ts";

const visitorLocale = new AsyncLocalStorage<Locale>();

/** The locale of the visitor being served, or the base locale. */
export const visitorLocaleNow = (): Locale => visitorLocale.getStore() ?? baseLocale;
overwriteGetLocale(visitorLocaleNow);

/** Runs `work` in a locale: messages called inside, async code included, use it. */
export const inLocale = <T>(locale: Locale, work: () => T): T => visitorLocale.run(locale, work);
