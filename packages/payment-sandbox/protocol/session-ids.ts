import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";

/** Translates session ids in any text between the sandbox's tables (`sandbox_…`) and the outside world (`cs_test_…`).
 * The outside id opens a payment page and, soon after a payment, a report, so it cannot be derived from a copy of the
 * database without the operator's key. */
export interface SessionIds {
  /** For data leaving the sandbox. */
  toWire(text: string): string;
  /** For data coming in; an id in the tables' form is not valid from outside and matches nothing. */
  toStored(text: string): string;
}

const keyBytes = 32;
const stored = /\bsandbox_([0-9a-f]{32})\b/g;
const either = /\b(sandbox|cs_test)_([0-9a-f]{32})\b/g;

/** Opens the translation under the operator's key. An id is one AES block, so the cipher needs no mode and no nonce. */
export function openSessionIds(linkSecret: string): SessionIds {
  const key = Buffer.from(hkdfSync("sha256", linkSecret, "", "cosmic-blueprint/sandbox-sessions", keyBytes));
  const block = (cipher: ReturnType<typeof createCipheriv>, hex: string) =>
    Buffer.concat([cipher.setAutoPadding(false).update(hex, "hex"), cipher.final()]).toString("hex");
  const encrypt = (hex: string) => block(createCipheriv("aes-256-ecb", key, null), hex);
  const decrypt = (hex: string) => block(createDecipheriv("aes-256-ecb", key, null), hex);
  return {
    toWire: (text) => text.replace(stored, (_, hex: string) => `cs_test_${encrypt(hex)}`),
    toStored: (text) =>
      text.replace(either, (_, kind: string, hex: string) =>
        kind === "cs_test" ? `sandbox_${decrypt(hex)}` : `unknown_${hex}`,
      ),
  };
}
