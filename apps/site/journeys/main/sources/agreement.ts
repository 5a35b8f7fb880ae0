import type { SessionStore } from "../session/session-store.ts";

/** The key under which this tab keeps what the visitor agreed to. */
const agreedSourcesKey = "agreedSources";

/** What was agreed to: services by name and host, with spaces between, as the server offered them. Nothing kept: nothing. */
export const readAgreed = (store: SessionStore): readonly string[] =>
  (store.read(agreedSourcesKey) ?? "").split(" ").filter(Boolean);

/** Keeps an agreement to all that is offered, or takes it back. */
export function keepAgreed(
  store: SessionStore,
  offered: readonly { readonly agreement: string }[],
  agreed: boolean,
): void {
  if (agreed) store.write(agreedSourcesKey, agreementText(offered));
  else store.remove(agreedSourcesKey);
}

/** All that is offered as one text, for a form without scripts. */
export const agreementText = (offered: readonly { readonly agreement: string }[]): string =>
  offered.map(({ agreement }) => agreement).join(" ");
