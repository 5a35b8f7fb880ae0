import { readBirthData } from "../../features/birth/draft/birth-data.ts";
import { birthOfSession, readFunnelSession } from "../../features/birth/session/funnel-session.ts";
import type { SessionStore } from "../../features/birth/session/session-store.ts";
import { birthDataKey, funnelKey } from "../../features/birth/session/tab-keys.ts";
import type { RememberedOrder } from "./request-fulfillment.ts";

/** The buyer as this tab remembers them; empty strings when it does not. */
export interface RememberedBuyer {
  readonly name: string;
  readonly email: string;
  /** Null unless both an email address and a birth are remembered. */
  readonly order: RememberedOrder | null;
}

export const nobody: RememberedBuyer = { name: "", email: "", order: null };

/** Reads the buyer from the tab's storage: the birth of the main and locale flows, otherwise the funnel's session. */
export function rememberedBuyer(store: SessionStore): RememberedBuyer {
  const reading = readBirthData(store.read(birthDataKey));
  const main = reading.ok ? reading.birth : reading.kept;
  const { session } = readFunnelSession(store.read(funnelKey));
  const name = main.fullName || (session.contactData?.name ?? "");
  const email = main.email || (session.contactData?.email ?? "");
  const birthData = reading.ok ? reading.birth : (birthOfSession(session) ?? null);
  return { name, email, order: email === "" || birthData === null ? null : { email, birthData } };
}
