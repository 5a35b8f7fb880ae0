import type { ReportDocument } from "./document.ts";

/** Gives a document its hash: SHA-256 of its stable JSON with the hash empty. Sealing twice gives the same hash. */
export function sealDocument(document: ReportDocument, sha256Hex: (text: string) => string): ReportDocument {
  return { ...document, hash: sha256Hex(stableJson({ ...document, hash: "" })) };
}

/** JSON that does not depend on the order keys were written in; absent keys and undefined ones are the same. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isPlainObject(part) ? withSortedKeys(part) : part));
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function withSortedKeys(object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // By code unit, not by locale: the order must be the same on every machine.
  const keys = Object.keys(object).sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return Object.fromEntries(keys.map((key) => [key, object[key]]));
}
