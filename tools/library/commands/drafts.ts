import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { type Draft, languagesIn, patternLanguage } from "../read/sources.ts";

/** A command's output, and whether it succeeded. */
export interface Told {
  readonly text: string;
  readonly ok: boolean;
}
export type Command = (root: string, args: readonly string[]) => Told;

/** A file passed to a command: one in the library, or a draft elsewhere that replaces one. */
export interface Asked {
  /** Path inside the library. */
  readonly file: string;
  /** Set when the text is outside the library. */
  readonly draft?: Draft;
}

/**
 * Resolves the given files. A path may be relative to the working directory or the library, or lack its extension; a
 * draft outside the library is identified by its last folder and its name.
 */
export function askedFiles(
  root: string,
  paths: readonly string[],
): { readonly asked: readonly Asked[]; readonly unknown: readonly string[] } {
  const found = paths.map((path) => ({ path, asked: askedFile(root, path) }));
  return {
    asked: found.flatMap(({ asked }) => (asked ? [asked] : [])),
    unknown: found.flatMap(({ path, asked }) => (asked ? [] : [path])),
  };
}

function askedFile(root: string, path: string): Asked | null {
  const named = path.endsWith(".md") ? path : `${path}.md`;
  const place = [resolve(named), join(root, named), join(root, patternLanguage, named)].find((one) => existsSync(one));
  if (place === undefined) return null;
  const inside = relative(root, place).replaceAll("\\", "/");
  const languages = languagesIn(root);
  if (languages.some((language) => inside.startsWith(`${language}/`))) return { file: inside };
  const folder = dirname(place);
  const id = `${basename(folder)}/${basename(place, ".md")}`;
  const language = languages.find((one) => one === basename(dirname(folder))) ?? patternLanguage;
  return { file: `${language}/${id}.md`, draft: { language, id, text: readFileSync(place, "utf8") } };
}
