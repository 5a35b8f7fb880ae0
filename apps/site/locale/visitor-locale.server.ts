import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteGetLocale } from "../generated/paraglide/runtime.js";
import { baseLocale, type Locale } from "./locale.ts";

const visitorLocale = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => visitorLocale.getStore() ?? baseLocale);

/** Runs `work` in a locale: messages called inside, async code included, use it. */
export const inLocale = <T>(locale: Locale, work: () => T): T => visitorLocale.run(locale, work);
