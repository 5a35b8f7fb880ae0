import type { RouterContextProvider } from "react-router";
import { fillPage } from "../../content/pages/fill-page.ts";
import { findPage } from "../../content/pages/find-page.server.ts";
import type { Page } from "../../content/pages/page.ts";
import { localeContext, servicesContext } from "../../server/context.ts";
import type { LegalName } from "./legal-head.ts";
import { legalValues } from "./legal-values.server.ts";

/** The section on analytics and withdrawing consent, included only when consent is asked for. */
const countingSection = "counting";

/** A legal page in the visitor's locale, filled from the operator's settings. */
export function loadLegal(context: Readonly<RouterContextProvider>, name: LegalName): Page {
  const locale = context.get(localeContext);
  const { analytics, shop, ...settings } = context.get(servicesContext);
  const values = legalValues({ ...settings, sources: shop.outsideSources }, locale);
  const page = fillPage(findPage(locale, `legal/${name}`), values);
  if (analytics) return page;
  return { ...page, sections: page.sections.filter(({ id }) => id !== countingSection) };
}
