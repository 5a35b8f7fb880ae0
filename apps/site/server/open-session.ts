import type { SessionAccess } from "@cosmic/shop/access/open-report";
import type { RouterContextProvider } from "react-router";
import { buyerContext, servicesContext } from "./context.ts";

/** Looks up what a payment session gives this browser access to; null if nothing. */
export type OpenSession = (sessionId: string) => Promise<SessionAccess | null>;

export const sessionOpener =
  (context: Readonly<RouterContextProvider>): OpenSession =>
  (sessionId) =>
    context.get(servicesContext).shop.openReportBySession(sessionId, context.get(buyerContext));
