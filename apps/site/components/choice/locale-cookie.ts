import { localeCookie } from "../../locale/detect-locale.ts";
import type { Locale } from "../../locale/locale.ts";

const aYearSeconds = 31_536_000;

/** The `Set-Cookie` value that saves a chosen locale for a year. */
export const localeCookieText = (locale: Locale): string =>
  `${localeCookie}=${locale}; Path=/; Max-Age=${aYearSeconds}; SameSite=Lax`;
