import type { PhraseLists } from "../../../packages/library/phrases.ts";
import type { Fault } from "../fault.ts";
import { readLists } from "./flat-json.ts";

/** The lists of a language: those the checker of books knows, and those of the library alone. */
export interface WrittenPhrases extends PhraseLists {
  /** A partner, parent, child, job, school, faith or past taken for granted. */
  readonly assumed: readonly string[];
  /** Turns the whole library may use twice. */
  readonly rationed: readonly string[];
}

const listNames = ["banned", "flattery", "foretelling", "assumed", "rationed"] as const;

/** Reads `phrases.json`; a list that is absent is a fault. */
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
