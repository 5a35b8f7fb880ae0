import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Bytes of a generated secret: 256 bits, the size of the HMAC it keys. */
const secretBytes = 32;

/** Reads a secret kept in the data folder, creating it on first use (mode 0600). Processes that start at once all get
 * the same one: each writes its own file, and only one hard link to the final name succeeds. */
export function keepLocalSecret(dataDir: string, name: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, name);
  const kept = readIfThere(path);
  if (kept) return kept;
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, randomBytes(secretBytes).toString("base64url"), { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, "utf8").trim();
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
