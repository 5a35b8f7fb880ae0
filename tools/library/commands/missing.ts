import { missingFrom, missingLines } from "../plan/missing.ts";
import { readSources } from "../read/sources.ts";
import { lackingIn } from "../rules/completeness.ts";
import type { Command } from "./drafts.ts";

/** Missing planned pieces, by kind and language; `--now` lists only what a first book needs. */
export const missingCommand: Command = (root, args) => {
  const sources = readSources(root);
  const { plan, languages } = sources;
  const at = args.indexOf("--kind");
  const wanted = at < 0 ? undefined : args[at + 1];
  if (wanted !== undefined && !plan.kinds.some(({ name }) => name === wanted)) {
    return { text: `no kind “${wanted}”; there are ${plan.kinds.map(({ name }) => name).join(", ")}\n`, ok: false };
  }
  const lines = languages.flatMap((one) => {
    const { language, files } = one;
    const missing = missingFrom(plan, files)
      .filter(({ kind }) => wanted === undefined || kind === wanted)
      .filter(({ now }) => now || !args.includes("--now"));
    const counts = plan.kinds.flatMap(({ name }) => {
      const own = missing.filter(({ kind }) => kind === name);
      const now = own.filter((piece) => piece.now).length;
      return own.length === 0 ? [] : [`${language} ${name}: ${now} needed now, ${own.length} for the full library`];
    });
    const { texts } = lackingIn(one, sources);
    const fixed = texts > 0 && wanted === undefined ? [`${language} wording.json: ${texts} fixed texts`] : [];
    // Without a kind, print only the counts: the whole list has two thousand headings.
    return wanted === undefined && !args.includes("--now")
      ? [...fixed, ...counts]
      : [...missingLines(missing).map((line) => `${language}/${line}`), ...fixed, ...counts];
  });
  return { text: `${lines.length > 0 ? lines.join("\n") : "nothing is missing"}\n`, ok: true };
};
