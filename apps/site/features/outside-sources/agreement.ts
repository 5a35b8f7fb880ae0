import type { SessionStore } from "../birth/session/session-store.ts";

/** The key under which this tab stores the visitor's consent. */
const agreedSourcesKey = "agreedSources";

/** The services the visitor agreed to: names and hosts as the server offered them, separated by spaces. Empty if
 * none. */
export const readAgreed = (store: SessionStore): readonly string[] =>
  (store.read(agreedSourcesKey) ?? "").split(" ").filter(Boolean);

/** Stores consent to everything offered, or withdraws it. */
export function keepAgreed(
  store: SessionStore,
  offered: readonly { readonly agreement: string }[],
  agreed: boolean,
): void {
  if (agreed) store.write(agreedSourcesKey, agreementText(offered));
  else store.remove(agreedSourcesKey);
}

/** Everything offered as one string, for a form without scripts. */
export const agreementText = (offered: readonly { readonly agreement: string }[]): string =>
  offered.map(({ agreement }) => agreement).join(" ");
