import { useEffect } from "react";
import { useRevalidator } from "react-router";

const lookAgainSeconds = 2;
/** A Pix takes a person a while; the payment service is asked no oftener. */
export const lookForPixSeconds = 5;

/** Reloads the page's data every few seconds until its state changes: by the router, or without a script by the
 * browser. */
export function LookAgain({ seconds = lookAgainSeconds }: { readonly seconds?: number }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(revalidate, seconds * 1000);
    return () => clearTimeout(timer);
  }, [revalidate, state, seconds]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds}`} />
    </noscript>
  );
}
