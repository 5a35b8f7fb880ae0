import { nonDecreasing } from "./non-decreasing.ts";

/** A label that wants to stand at `at` on a line and takes `room` of it. */
export interface Label {
  readonly at: number;
  readonly room: number;
}

/**
 * Middles of labels set side by side on a line from `from` to `to`, in the order given: as near to where they want to
 * stand as their rooms allow (least squares), order along the line kept. Where all together need more than the line, their
 * rooms shrink alike.
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
