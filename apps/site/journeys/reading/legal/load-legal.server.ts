import type { RouterContextProvider } from "react-router";
import { findPage } from "../../../content/pages/find-page.server.ts";
import type { Page } from "../../../content/pages/page.ts";
import { localeContext } from "../../../server/context.ts";
import type { LegalName } from "./legal-head.ts";

/** A legal page in the visitor's locale. */
export const loadLegal = (context: Readonly<RouterContextProvider>, name: LegalName): Page =>
  findPage(context.get(localeContext), `legal/${name}`);
