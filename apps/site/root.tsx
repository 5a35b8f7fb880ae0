// Must come first: it declares the cascade layer order for all other style sheets.
import "./styles/app.css";
import baskervville from "@fontsource-variable/baskervville/files/baskervville-latin-wght-normal.woff2?url";
import jost from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";
import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, ScrollRestoration, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/root";
import { QuietScripts } from "./build-hacks/quiet-scripts.tsx";
import { NonceContext } from "./components/nonce.ts";
import { ErrorScreen } from "./components/notices/error-screen.tsx";
import { HalfLoaded } from "./components/notices/half-loaded.tsx";
import { useOfferedToaster } from "./components/toasts/toaster-slot.ts";
import { useVisitor, type Visitor } from "./components/visitor.ts";
import "./components/fields/zod-without-eval.ts";
import { baseLocale, languageTag } from "./locale/locale.ts";
import { localeContext, requestIdContext, servicesContext } from "./server/context.ts";
import { ownLanguageOf } from "./server/pages/report-language.ts";
import { readTheme } from "./theme.ts";

export async function loader({ request, context }: Route.LoaderArgs): Promise<Visitor> {
  const { siteName, siteUrl, supportEmail, sellerIn, social, claims, analytics, shop } = context.get(servicesContext);
  const locale = context.get(localeContext);
  return {
    locale,
    ownLanguage: ownLanguageOf(context),
    theme: readTheme(request.headers.get("cookie") ?? ""),
    requestId: context.get(requestIdContext),
    siteName,
    siteUrl,
    supportEmail,
    seller: sellerIn(locale),
    social,
    claims,
    rating: (await shop.readRating())?.rating ?? null,
    analytics,
    outsideSources: shop.outsideSources,
    year: new Date().getUTCFullYear(),
  };
}

/** The root data changes only when a form is posted, so navigation never refetches it. */
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
        {/* In development Vite injects style sheets in any order, so declare the layer order first. */}
        {import.meta.env.DEV ? <style>{"@layer theme, base, components, utilities;"}</style> : null}
        {/* Styles need no nonce; an empty one stops React Router from adding its own, which would break hydration. */}
        <Links nonce="" />
      </head>
      <body>
        <HalfLoaded nonce={nonce} />
        {children}
        <Notices />
        <ScrollRestoration nonce={nonce} />
        <QuietScripts nonce={nonce} />
      </body>
    </html>
  );
}

function Notices() {
  const Toaster = useOfferedToaster();
  return Toaster ? <Toaster /> : null;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
