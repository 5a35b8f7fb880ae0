import { randomFrom } from "@cosmic/report/testing/random-births";
import type { Paragraph } from "../find/paragraph.ts";

/** How many of 200 passages are scenes and strains: captions and rescues are looked for there. */
const shares = [
  { names: ["scene"], share: 0.25 },
  { names: ["strain"], share: 0.2 },
  { names: null, share: 0.55 },
] as const;

/** Shorter parts are lines that stand in no paragraph. */
const leastWords = 20;

/** Draws passages to be judged by hand; the same parts and seed give the same ones. */
export function drawnParts(
  parts: readonly Paragraph[],
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly Paragraph[] {
  const random = randomFrom(seed);
  const prose = parts.filter(({ words }) => words >= leastWords);
  const named: readonly string[] = shares.flatMap(({ names }) => names ?? []);
  return shares.flatMap(({ names, share }) => {
    const pool = prose.filter(({ name }) =>
      names === null ? !named.includes(name) : names.some((one) => one === name),
    );
    const keyed = pool.map((part) => ({ part, key: random() }));
    const first = keyed.sort((one, other) => one.key - other.key).slice(0, Math.round(count * share));
    return first.map(({ part }) => part);
  });
}
