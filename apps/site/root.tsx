import jost from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";
import baskervville from "@fontsource-variable/baskervville/files/baskervville-latin-wght-normal.woff2?url";
import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { Toaster } from "sonner";
import type { Route } from "./+types/root";
import { ErrorScreen } from "./components/error-screen.tsx";
import { baseLocale, languageTag } from "./locale/locale.ts";
import { localeContext, NonceContext, requestIdContext } from "./server/context.ts";
import { readTheme } from "./theme.ts";
import "./styles/app.css";

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    locale: context.get(localeContext),
    theme: readTheme(request.headers.get("cookie") ?? ""),
    requestId: context.get(requestIdContext),
  };
}

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: baskervville, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: jost, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(NonceContext);
  const visitor = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={languageTag(visitor?.locale ?? baseLocale)} data-theme={visitor?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <Toaster position="bottom-right" visibleToasts={3} duration={4000} gap={14} toastOptions={{ className: "toast" }} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
