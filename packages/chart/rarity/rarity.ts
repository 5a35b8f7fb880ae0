import type { Facts } from "../facts.ts";
import { type Rising, risingShare } from "../horizon/rising-signs.ts";
import { type Sign, signOrder } from "../names.ts";
import { sunMoonShares } from "./sun-moon-shares.generated.ts";

/** Sun, Moon and rising sign. */
export interface BigThree {
  readonly sun: Sign;
  readonly moon: Sign;
  readonly rising: Sign;
}

/**
 * Share of births with these three signs at the latitude of the rising signs, and one in how many, to two significant
 * digits. Averaged over the meridians, sidereal time is uniform and independent of the date, so the share is that of
 * Sun and Moon (over the seventy years before 2016) times that of the rising sign over a sidereal day. Null where the
 * sign never rises.
 */
export function rarityOf({ sun, moon, rising }: BigThree, risings: readonly Rising[]): Facts["rarity"] {
  const sunMoon = sunMoonShares[signOrder[sun]]?.[signOrder[moon]] ?? 0;
  const share = sunMoon * risingShare(rising, risings);
  return share > 0 ? { share, oneIn: twoFigures(1 / share) } : null;
}

/** Rounds a number of 10 or more to two significant digits. */
function twoFigures(value: number): number {
  let unit = 1;
  while (value >= 100 * unit) unit *= 10;
  return Math.round(value / unit) * unit;
}
