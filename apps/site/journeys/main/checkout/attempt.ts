import * as z from "zod/mini";
import { parseJson } from "../birth-session.ts";
import type { SessionStore } from "../session/session-store.ts";

/** Names one order across clicks, reloads and lost answers, so that the shop makes it once. */
export const attemptKey = "checkoutAttempt";

const kept = z.object({ attempt: z.uuid(), of: z.string() });

/** The number of this order's attempt: the same as long as nothing in the order changes, a new one once something does. */
export function attemptFor(order: unknown, store: SessionStore, newId: () => string): string {
  const of = JSON.stringify(order);
  const before = kept.safeParse(parseJson(store.read(attemptKey) ?? "null"));
  if (before.success && before.data.of === of) return before.data.attempt;
  const attempt = newId();
  store.write(attemptKey, JSON.stringify({ attempt, of }));
  return attempt;
}

/** A random UUID, version 4. Made by hand because `crypto.randomUUID` is missing on pages served without TLS. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562 §5.4: four bits say version 4, two bits say the variant.
  const marked = bytes.map((byte, place) =>
    place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
