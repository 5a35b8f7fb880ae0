export type Theme = "light" | "dark";

/** The cookie that keeps a visitor's chosen theme; without it the page follows the system. */
const themeCookie = "theme";
const aYearSeconds = 31_536_000;

/** The theme a visitor has chosen, or undefined to follow the system. */
export function readTheme(cookies: string): Theme | undefined {
  const value = new RegExp(`(?:^|;\\s*)${themeCookie}=(light|dark)(?:;|$)`).exec(cookies)?.[1];
  return value === "light" || value === "dark" ? value : undefined;
}

/** The cookie text that keeps a choice for a year. */
export const themeCookieText = (theme: Theme): string =>
  `${themeCookie}=${theme}; Path=/; Max-Age=${aYearSeconds}; SameSite=Lax`;
