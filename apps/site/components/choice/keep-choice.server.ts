import { paths } from "@cosmic/addresses/paths";
import { redirect } from "react-router";
import { z } from "zod";
import { locales } from "../../locale/locale.ts";
import { themeCookieText } from "../../theme.ts";
import { localeCookieText } from "./locale-cookie.ts";
import { addressInLocale, pageAddress } from "./page-address.ts";

const choice = z.object({
  theme: z.enum(["light", "dark"]).optional().catch(undefined),
  locale: z.enum(locales).optional().catch(undefined),
  from: z.string().catch(""),
});

/** Dummy base URL for resolving paths; no page can live there. */
const here = "http://here.invalid";

/** The page the choice was made on; home if `from` points elsewhere. Parsed the way browsers parse URLs, so that
 * nothing that looks like a path can redirect to another site. */
function pageOf(from: string): URL {
  const home = new URL(paths.home(), here);
  const page = URL.canParse(from, here) ? new URL(from, here) : home;
  return page.origin === home.origin ? page : home;
}

/** Saves the visitor's theme or language in a cookie and redirects (303) back to the page it was chosen on. */
export async function keepChoice(request: Request): Promise<Response> {
  const { theme, locale, from } = choice.parse(Object.fromEntries(await request.formData()));
  const headers = new Headers();
  if (theme) headers.append("Set-Cookie", themeCookieText(theme));
  if (locale) headers.append("Set-Cookie", localeCookieText(locale));
  const page = pageOf(from);
  return redirect(locale ? addressInLocale(page, locale) : pageAddress(page), { status: 303, headers });
}
