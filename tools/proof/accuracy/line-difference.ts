/**
 * Line diff by longest common subsequence: lines only in `before` with "- ", only in `after` with "+ "; empty when
 * equal.
 */
export function lineDifference(before: string, after: string): readonly string[] {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  const width = fresh.length + 1;
  // Length of the longest common subsequence from each pair of lines onward.
  const common = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const here = i * width + j;
      common[here] =
        old[i] === fresh[j]
          ? (common[here + width + 1] ?? 0) + 1
          : Math.max(common[here + width] ?? 0, common[here + 1] ?? 0);
    }
  }
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      i += 1;
      j += 1;
    } else if (
      j >= fresh.length ||
      (i < old.length && (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
    ) {
      lines.push(`- ${old[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${fresh[j]}`);
      j += 1;
    }
  }
  return lines;
}
