/** Bits that a `LINK_SECRET` must be worth by `estimatedBits`. 16 random bytes in hexadecimal digits come to 88 at the worst of
 * 20,000, and to 117 in the mean. */
export const fewestSecretBits = 80;

/** Words of settings that were never filled in, which are worth nothing. */
const placeholders =
  /blueprint|change|cosmic|default|dummy|example|insecure|invalid|link|password|please|production|random|replace|sample|secret|super|test|your/gi;

/** An upper estimate of what a text is worth as a secret, bits: the smaller of the Shannon entropies of its characters and of
 * the steps between them, times its length; a text that repeats itself counts once. It finds one key held down, patterns, runs
 * such as abcdef, and placeholders; it cannot tell a sentence from chance. */
export function estimatedBits(text: string): number {
  const rest = text.replaceAll(placeholders, "");
  const unit = rest.slice(0, shortestPeriod(rest));
  const codes = [...unit].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return Math.min(entropy(codes) * codes.length, entropy(steps) * steps.length);
}

/** Length of the shortest beginning that, repeated and cut, makes the whole. */
function shortestPeriod(text: string): number {
  for (let length = 1; length < text.length; length += 1) {
    if (text.startsWith(text.slice(length))) return length;
  }
  return text.length;
}

/** Shannon entropy, bits an element. */
function entropy(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / values.length) * Math.log2(count / values.length),
    0,
  );
}
