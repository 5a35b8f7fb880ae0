import type { ReportDocument } from "./document.ts";

/** Sets a document's hash: SHA-256 of its stable JSON with an empty hash. Idempotent. */
export function sealDocument(document: ReportDocument, sha256Hex: (text: string) => string): ReportDocument {
  return { ...document, hash: sha256Hex(stableJson({ ...document, hash: "" })) };
}

/** JSON independent of key order; undefined values count as absent. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isPlainObject(part) ? withSortedKeys(part) : part));
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function withSortedKeys(object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // Sort by code unit, not by locale, so that the order is the same on every machine.
  const keys = Object.keys(object).sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return Object.fromEntries(keys.map((key) => [key, object[key]]));
}
