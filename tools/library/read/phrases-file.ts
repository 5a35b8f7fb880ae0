import type { PhraseLists } from "@cosmic/library/phrases";
import type { Fault } from "../fault.ts";
import { readLists } from "./flat-json.ts";

/** The phrase lists of a language: those the book checker uses, and those for the library only. */
export interface WrittenPhrases extends PhraseLists {
  /** Phrases that take a partner, parent, child, job, school, faith or past for granted. */
  readonly assumed: readonly string[];
  /** Phrases of which the whole library may contain two uses in total. */
  readonly rationed: readonly string[];
}

const listNames = ["banned", "flattery", "foretelling", "assumed", "rationed"] as const;

/** The lists of a language that has none yet. */
export const noPhrases = {
  phrases: { banned: [], flattery: [], foretelling: [], assumed: [], rationed: [] },
  faults: [],
} as const satisfies { readonly phrases: WrittenPhrases; readonly faults: readonly Fault[] };

/** Reads `phrases.json`; a missing list is a fault. */
export function readPhrases(file: string, text: string): { phrases: WrittenPhrases; faults: readonly Fault[] } {
  const { lists, faults } = readLists(file, text);
  const absent = listNames
    .filter((name) => !lists.has(name))
    .map((name) => ({ file, line: 1, message: `no list “${name}”` }));
  const list = (name: (typeof listNames)[number]): readonly string[] => lists.get(name) ?? [];
  const phrases = {
    banned: list("banned"),
    flattery: list("flattery"),
    foretelling: list("foretelling"),
    assumed: list("assumed"),
    rationed: list("rationed"),
  };
  return { phrases, faults: [...faults, ...absent] };
}
