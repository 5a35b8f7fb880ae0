import * as z from "zod/mini";
import { paths } from "../../../paths.ts";

/** How the sandbox answered a card. */
export type CardAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: "declined" | "not-a-test-card" | "expired" | "already-paid" | "unknown-session" | "unreachable";
    };

const refused = z.object({
  error: z.object({ code: z.enum(["declined", "not-a-test-card", "expired", "already-paid", "unknown-session"]) }),
});

/** The sandbox judges a card within one transaction; longer is a lost answer. */
const timeoutMs = 15_000;

/** Pays a session of the sandbox. The number goes out once, in the body, and is kept nowhere. */
export async function payByCard(
  card: { readonly session: string; readonly cardNumber: string },
  send: typeof fetch,
): Promise<CardAnswer> {
  try {
    const answer = await send(paths.sandboxCard(), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(card),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return { ok: true };
    const fault = refused.safeParse(await answer.json());
    return { ok: false, reason: fault.success ? fault.data.error.code : "unreachable" };
  } catch (cause) {
    // No network, no answer in time, or an answer that is no JSON: expected, and worth another try.
    if (cause instanceof TypeError || cause instanceof DOMException || cause instanceof SyntaxError)
      return { ok: false, reason: "unreachable" };
    throw cause;
  }
}

/** The session whose hosted page an address is; null for any other address, as that of an order already paid. */
export function sessionOf(hostedPage: string): string | null {
  const { pathname } = new URL(hostedPage);
  const session = decodeURIComponent(pathname.split("/").at(-1) ?? "");
  return session !== "" && pathname === paths.sandboxPay(session) ? session : null;
}
