import * as z from "zod/mini";
import type { SessionStore } from "../session/session-store.ts";
import { attemptKey } from "../session/tab-keys.ts";

const number = z.uuid();

/** The number of this tab's purchase, made when it is first asked for: with the birth, long before anybody pays, so that a
 * duplicated tab carries the same one. */
export function attemptOf(store: SessionStore, newId: () => string = randomUuid): string {
  const kept = number.safeParse(store.read(attemptKey));
  if (kept.success) return kept.data;
  const made = newId();
  store.write(attemptKey, made);
  return made;
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
