import type { Fault } from "../fault.ts";

/** Reads a JSON object of strings, or of lists of strings, and reports where it is malformed. */
export function readStrings(
  file: string,
  text: string,
): { strings: ReadonlyMap<string, string>; faults: readonly Fault[] } {
  const { entries, faults } = readObject(file, text);
  const wrong = entries.filter(([, value]) => typeof value !== "string" || value === "");
  return {
    strings: new Map(entries.flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : []))),
    faults: [...faults, ...wrong.map(([key]) => keyFault(file, text, key, "expected a text"))],
  };
}

export function readLists(
  file: string,
  text: string,
): { lists: ReadonlyMap<string, readonly string[]>; faults: readonly Fault[] } {
  const { entries, faults } = readObject(file, text);
  const lists = new Map<string, readonly string[]>();
  const wrong: Fault[] = [];
  for (const [key, value] of entries) {
    const list = Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
    if (Array.isArray(value) && list.length === value.length && list.length > 0) lists.set(key, list);
    else wrong.push(keyFault(file, text, key, "expected a list of texts"));
  }
  return { lists, faults: [...faults, ...wrong] };
}

/** A fault at the line of a key in its file. */
export function keyFault(file: string, text: string, key: string, message: string): Fault {
  const line = text.split("\n").findIndex((row) => row.includes(`"${key}"`)) + 1;
  return { file, line: Math.max(line, 1), message: `“${key}”: ${message}` };
}

function readObject(file: string, text: string): { entries: [string, unknown][]; faults: readonly Fault[] } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return { entries: Object.entries(value), faults: duplicateKeys(file, text) };
    }
    return { entries: [], faults: [{ file, line: 1, message: "expected a JSON object" }] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { entries: [], faults: [{ file, line: 1, message: `not JSON: ${reason}` }] };
  }
}

/** JSON.parse silently keeps the last of two equal keys. */
function duplicateKeys(file: string, text: string): readonly Fault[] {
  const seen = new Set<string>();
  return text.split("\n").flatMap((row, index) => {
    const key = /^\s*"([^"]+)":/.exec(row)?.[1];
    if (key === undefined) return [];
    const fault = seen.has(key) ? [{ file, line: index + 1, message: `“${key}” stands twice` }] : [];
    seen.add(key);
    return fault;
  });
}
