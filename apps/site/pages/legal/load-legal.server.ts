import type { RouterContextProvider } from "react-router";
import { findPage } from "../../content/pages/find-page.server.ts";
import type { Page } from "../../content/pages/page.ts";
import { localeContext, servicesContext } from "../../server/context.ts";
import type { LegalName } from "./legal-head.ts";

/** The section on analytics and withdrawing consent, included only when consent is asked for. */
const countingSection = "counting";

/** A legal page in the visitor's locale. */
export function loadLegal(context: Readonly<RouterContextProvider>, name: LegalName): Page {
  const page = findPage(context.get(localeContext), `legal/${name}`);
  if (context.get(servicesContext).analytics) return page;
  return { ...page, sections: page.sections.filter(({ id }) => id !== countingSection) };
}
