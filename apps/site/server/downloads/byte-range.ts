/** The bytes a `Range` header asks for: the whole file, a part (both ends inclusive), or none that exist. */
export type ByteRange =
  | { readonly kind: "whole" }
  | { readonly kind: "part"; readonly first: number; readonly last: number }
  | { readonly kind: "unsatisfiable" };

/** Parses a `Range` header (RFC 9110, section 14). One range is honored; several or invalid ones mean the whole
 * file. */
export function readByteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (!match || (from === "" && to === "")) return { kind: "whole" };
  // A suffix range counts from the end.
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return { kind: "whole" };
  return first > last ? { kind: "unsatisfiable" } : { kind: "part", first, last };
}
