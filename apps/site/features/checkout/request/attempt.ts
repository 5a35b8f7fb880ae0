import * as z from "zod/mini";
import type { SessionStore } from "../../birth/session/session-store.ts";
import { attemptKey } from "../../birth/session/tab-keys.ts";

const number = z.uuid();

/** This tab's purchase attempt id, created on first use. That happens when the birth is saved, long before payment, so
 * that a duplicated tab carries the same id. */
export function attemptOf(store: SessionStore, newId: () => string = randomUuid): string {
  const kept = number.safeParse(store.read(attemptKey));
  if (kept.success) return kept.data;
  const made = newId();
  store.write(attemptKey, made);
  return made;
}

/** A random version 4 UUID, built by hand because `crypto.randomUUID` is missing on pages served without TLS. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562 §5.4: four bits hold version 4, two bits the variant.
  const marked = bytes.map((byte, place) =>
    place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
