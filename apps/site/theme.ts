export type Theme = "light" | "dark";

/** Name of the cookie that stores the visitor's theme; without it the page follows the system. */
const themeCookie = "theme";
const aYearSeconds = 31_536_000;

/** Reads the chosen theme from a `Cookie` header; undefined means follow the system. */
export function readTheme(cookies: string): Theme | undefined {
  const value = new RegExp(`(?:^|;\\s*)${themeCookie}=(light|dark)(?:;|$)`).exec(cookies)?.[1];
  return value === "light" || value === "dark" ? value : undefined;
}

/** The `Set-Cookie` value that stores the choice for a year. */
export const themeCookieText = (theme: Theme): string =>
  `${themeCookie}=${theme}; Path=/; Max-Age=${aYearSeconds}; SameSite=Lax`;
