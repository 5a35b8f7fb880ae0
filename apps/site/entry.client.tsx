import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { NonceContext } from "./components/nonce.ts";
import { overwriteGetLocale } from "./generated/paraglide/runtime.js";
import { baseLocale, isLocale } from "./locale/locale.ts";

overwriteGetLocale(() => {
  const tag = document.documentElement.lang.toLowerCase();
  return isLocale(tag) ? tag : baseLocale;
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Browsers hide nonces from scripts, so hydration sees the empty string. */}
      <NonceContext value="">
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});
