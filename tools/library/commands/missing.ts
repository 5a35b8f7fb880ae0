import { type Missing, missingFrom, missingLines } from "../plan/missing.ts";
import { type LanguageSources, patternLanguage, readSources, type Sources } from "../read/sources.ts";
import { missingKeys } from "../rules/wording-rules.ts";
import type { Command } from "./drafts.ts";

/** Stands for the fixed texts among the kinds. */
const wordingKind = "wording";

/** What is asked for: one kind or all, one language or all, and whether only what a first book needs. */
interface Asked {
  readonly kind: string | undefined;
  readonly language: string | undefined;
  readonly now: boolean;
}

/** Missing planned pieces, by kind and language; `--now` lists only what a first book needs. */
export const missingCommand: Command = (root, args) => {
  const sources = readSources(root);
  const asked = readArguments(args);
  const kinds = [...sources.plan.kinds.map(({ name }) => name), wordingKind];
  if (asked.kind !== undefined && !kinds.includes(asked.kind))
    return { text: `no kind “${asked.kind}”; there are ${kinds.join(", ")}\n`, ok: false };
  const languages = sources.languages.map(({ language }) => language);
  if (asked.language !== undefined && !languages.includes(asked.language))
    return { text: `no language “${asked.language}”; there are ${languages.join(", ")}\n`, ok: false };
  const lines = sources.languages
    .filter(({ language }) => asked.language === undefined || language === asked.language)
    .flatMap((one) => linesOf(one, sources, asked));
  return { text: `${lines.length > 0 ? lines.join("\n") : "nothing is missing"}\n`, ok: true };
};

function readArguments(args: readonly string[]): Asked {
  const at = args.indexOf("--kind");
  return {
    kind: at < 0 ? undefined : args[at + 1],
    language: args.find((one, index) => !one.startsWith("--") && (at < 0 || index !== at + 1)),
    now: args.includes("--now"),
  };
}

function linesOf(one: LanguageSources, { plan, languages }: Sources, { kind, now }: Asked): readonly string[] {
  const { language, files } = one;
  const first = languages.find((other) => other.language === patternLanguage);
  const keys = first && (kind === undefined || kind === wordingKind) ? missingKeys(first.wording, one.wording) : [];
  const missing = missingFrom(plan, files)
    .filter((piece) => kind === undefined || piece.kind === kind)
    .filter((piece) => piece.now || !now);
  // Without a kind, print only the counts: the whole list has two thousand headings.
  const named = kind !== undefined || now;
  return [
    ...(named ? missingLines(missing).map((line) => `${language}/${line}`) : []),
    ...(kind === wordingKind ? keys.map((key) => `${language}/wording.json: ${key}`) : []),
    ...(keys.length > 0 ? [`${language} wording.json: ${keys.length} fixed texts`] : []),
    ...plan.kinds.flatMap(({ name }) =>
      counted(
        `${language} ${name}`,
        missing.filter((piece) => piece.kind === name),
      ),
    ),
    ...(kind === undefined ? counted(`${language} together`, missing) : []),
  ];
}

/** `es love: 0 needed now, 98 for the full library, 7242 words`; nothing when nothing is missing. */
function counted(name: string, missing: readonly Missing[]): readonly string[] {
  if (missing.length === 0) return [];
  const now = missing.filter((piece) => piece.now).length;
  const words = missing.reduce((sum, piece) => sum + piece.words, 0);
  return [`${name}: ${now} needed now, ${missing.length} for the full library, ${words} words`];
}
