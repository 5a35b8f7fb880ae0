import { useEffect } from "react";
import { useRevalidator } from "react-router";

const lookAgainSeconds = 2;

/** Reloads the page's data every two seconds until its state changes: by the router, or without a script by the
 * browser. */
export function LookAgain() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(revalidate, lookAgainSeconds * 1000);
    return () => clearTimeout(timer);
  }, [revalidate, state]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${lookAgainSeconds}`} />
    </noscript>
  );
}
