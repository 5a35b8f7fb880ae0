import { lastSegment, paths } from "@cosmic/addresses/paths";
import * as z from "zod/mini";

/** The sandbox's answer to a card. */
export type CardAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason:
        | "declined"
        | "not-a-test-card"
        | "expired"
        | "already-paid"
        | "pix-chosen"
        | "unknown-session"
        | "unreachable";
    };

const refused = z.object({
  error: z.object({
    code: z.enum(["declined", "not-a-test-card", "expired", "already-paid", "pix-chosen", "unknown-session"]),
  }),
});

/** The sandbox answers within one transaction; anything slower is a lost response. */
const timeoutMs = 15_000;

/** Pays a sandbox session. The card number is sent once, in the request body, and stored nowhere. */
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
    // No network, a timeout or a response that is not JSON: expected, and worth a retry.
    if (cause instanceof TypeError || cause instanceof DOMException || cause instanceof SyntaxError)
      return { ok: false, reason: "unreachable" };
    throw cause;
  }
}

/** The session id in the address of a sandbox payment page; null for any other address, such as that of a paid
 * order. */
export function sessionOf(hostedPage: string): string | null {
  const { pathname } = new URL(hostedPage);
  const session = decodeURIComponent(lastSegment(pathname));
  return session !== "" && pathname === paths.sandboxPay(session) ? session : null;
}
