import { missingFrom, missingLines } from "../plan/missing.ts";
import { readSources } from "../read/sources.ts";
import type { Command } from "./drafts.ts";

/** Missing planned pieces, by kind and language; `--now` lists only what a first book needs. */
export const missingCommand: Command = (root, args) => {
  const { plan, languages } = readSources(root);
  const at = args.indexOf("--kind");
  const wanted = at < 0 ? undefined : args[at + 1];
  if (wanted !== undefined && !plan.kinds.some(({ name }) => name === wanted)) {
    return { text: `no kind “${wanted}”; there are ${plan.kinds.map(({ name }) => name).join(", ")}\n`, ok: false };
  }
  const lines = languages.flatMap(({ language, files }) => {
    const missing = missingFrom(plan, files)
      .filter(({ kind }) => wanted === undefined || kind === wanted)
      .filter(({ now }) => now || !args.includes("--now"));
    const counts = plan.kinds.flatMap(({ name }) => {
      const own = missing.filter(({ kind }) => kind === name);
      const now = own.filter((piece) => piece.now).length;
      return own.length === 0 ? [] : [`${language} ${name}: ${now} needed now, ${own.length} for the full library`];
    });
    // Without a kind, print only the counts: the whole list has two thousand headings.
    return wanted === undefined && !args.includes("--now")
      ? counts
      : [...missingLines(missing).map((line) => `${language}/${line}`), ...counts];
  });
  return { text: `${lines.length > 0 ? lines.join("\n") : "nothing is missing"}\n`, ok: true };
};
