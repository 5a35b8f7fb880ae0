import baskervville from "@fontsource-variable/baskervville/files/baskervville-latin-wght-normal.woff2?url";
import jost from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";
import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from "react-router";
import { Toaster } from "sonner";
import type { Route } from "./+types/root";
import { PrivacyChoice } from "./analytics/privacy-choice.tsx";
import { ErrorScreen } from "./components/notices/error-screen.tsx";
import { mostToasts, toastDurationMs, toastGapPx } from "./components/toast-timing.ts";
import { useVisitor, type Visitor } from "./components/visitor.ts";
import "./components/zod-without-eval.ts";
import { m } from "./generated/paraglide/messages.js";
import { baseLocale, languageTag } from "./locale/locale.ts";
import { localeContext, NonceContext, requestIdContext, servicesContext } from "./server/context.ts";
import { readTheme } from "./theme.ts";
import "./styles/app.css";

export function loader({ request, context }: Route.LoaderArgs): Visitor {
  const { siteName, siteUrl, supportEmail, analytics, shop } = context.get(servicesContext);
  return {
    locale: context.get(localeContext),
    theme: readTheme(request.headers.get("cookie") ?? ""),
    requestId: context.get(requestIdContext),
    siteName,
    siteUrl,
    supportEmail,
    analytics,
    outsideSources: shop.outsideSources,
    year: new Date().getUTCFullYear(),
  };
}

/** What the visitor chose changes by a posted form alone: walking about the site asks nothing again. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined ? false : defaultShouldRevalidate;
}

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: baskervville, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: jost, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(NonceContext);
  const visitor = useVisitor();
  return (
    <html lang={languageTag(visitor?.locale ?? baseLocale)} data-theme={visitor?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {/* Vite hands over the sheets of a page in any order while we work: the layers' own order is told first. */}
        {import.meta.env.DEV ? <style>{"@layer theme, base, components, utilities;"}</style> : null}
        {/* Styles need no nonce; the empty one keeps React Router from writing its own, which browsers hide from hydration. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <Notices />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Above the phone's bar of commands, which is 58 px high. */
const abovePhoneBar = { bottom: 70 };

function Notices() {
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={mostToasts}
      duration={toastDurationMs}
      gap={toastGapPx}
      offset={20}
      mobileOffset={abovePhoneBar}
      containerAriaLabel={m.frame_toasts()}
    />
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <PrivacyChoice />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
