import { nonDecreasing } from "./non-decreasing.ts";

/** A label with preferred position `at` on a line, taking up `room` of it. */
export interface Label {
  readonly at: number;
  readonly room: number;
}

/**
 * Centers of labels placed side by side on a line from `from` to `to`, in input order: as close to their preferred
 * positions as their widths allow (least squares), keeping their order along the line. If they need more than the line,
 * all widths shrink evenly.
 */
export function lineUp(
  labels: readonly Label[],
  line: { readonly from: number; readonly to: number },
): readonly number[] {
  const order = labels.map((label, index) => ({ ...label, index })).sort((a, b) => a.at - b.at || a.index - b.index);
  const wanted = order.reduce((sum, { room }) => sum + room, 0);
  const scale = wanted > 0 ? Math.min(1, (line.to - line.from) / wanted) : 1;
  const before: number[] = [];
  let filled = 0;
  for (const { room } of order) {
    before.push((filled + room / 2) * scale);
    filled += room;
  }
  const highest = line.to - wanted * scale;
  const settled = nonDecreasing(order.map(({ at }, rank) => at - (before[rank] ?? 0)));
  const middles: number[] = labels.map(({ at }) => at);
  for (const [rank, { index }] of order.entries()) {
    const start = Math.min(Math.max(settled[rank] ?? 0, line.from), highest);
    middles[index] = start + (before[rank] ?? 0);
  }
  return middles;
}
