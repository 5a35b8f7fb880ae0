/** A rectangle in the viewport, CSS px from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Bottom left corner of a placed box, CSS px from the viewport's left and bottom edges. */
export interface Corner {
  readonly left: number;
  readonly bottom: number;
}

/** A possible position; `free`: covers no obstacle. */
export interface Place extends Corner {
  readonly free: boolean;
}

/** Gap between toasts and the viewport edge. */
export const edgePx = 20;
/** Smallest gap between toasts and what they must not cover. */
const clearancePx = 6;

const area = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

const overlap = (one: Box, other: Box): number =>
  area({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });

interface Asked {
  readonly size: Size;
  readonly window: Size;
  /** What must not be covered. */
  readonly obstacles: readonly Box[];
  /** Current position, kept as long as it is free. */
  readonly now: Corner | null;
}

/** Finds a position that covers no obstacle. Tries the current one, then the lowest at the right, at the left,
 * centered, and beside each obstacle. If nothing is free, returns the position that covers the least. */
export function freePlace({ size, window, obstacles, now }: Asked): Place {
  const boxAt = ({ left, bottom }: Corner): Box => {
    const lower = window.height - bottom;
    return { left, top: lower - size.height, right: left + size.width, bottom: lower };
  };
  const grown = obstacles.map(({ left, top, right, bottom }) => ({
    ...{ left: left - clearancePx, top: top - clearancePx },
    ...{ right: right + clearancePx, bottom: bottom + clearancePx },
  }));
  const covered = (corner: Corner): number => {
    const box = boxAt(corner);
    return grown.reduce((sum, each) => sum + overlap(box, each), 0);
  };
  const fits = (corner: Corner): boolean => {
    const { left, top, right, bottom } = boxAt(corner);
    return left >= 0 && right <= window.width && top >= 0 && bottom <= window.height;
  };
  const usual = { left: window.width - edgePx - size.width, bottom: edgePx };
  const beside = grown.flatMap(({ left, right }) => [right, left - size.width]).filter((left) => left <= usual.left);
  const middle = (window.width - size.width) / 2;
  const lefts = new Set([usual.left, edgePx, middle, ...beside.toSorted((one, other) => other - one)]);
  const bottoms = [edgePx, ...grown.map(({ top }) => window.height - top)].toSorted((one, other) => one - other);
  const corners = [...lefts].flatMap((left) => bottoms.map((bottom) => ({ left, bottom }))).filter(fits);
  const free = [...(now ? [now] : []), ...corners].find((corner) => fits(corner) && covered(corner) === 0);
  if (free) return { ...free, free: true };
  const all = corners.map((corner) => ({ ...corner, cost: covered(corner) }));
  const [least = usual] = all.toSorted((one, other) => one.cost - other.cost);
  return { left: least.left, bottom: least.bottom, free: false };
}
