import { type Facts, type Sign, signs } from "../facts.ts";
import { type Horizon, risingShares } from "../horizon/rising-signs.ts";
import { sunMoonShares } from "../sun-moon-shares.generated.ts";

/** The three signs everybody asks about. */
export interface BigThree {
  readonly sun: Sign;
  readonly moon: Sign;
  readonly rising: Sign;
}

/**
 * Share of births at this latitude with these three signs, and one in how many, to two significant figures. Averaged over
 * the meridians sidereal time is uniform and independent of the date, so the share is that of Sun and Moon (over the
 * seventy years before 2016) times that of the rising sign over a sidereal day. Null where the sign never rises.
 */
export function rarityOf({ sun, moon, rising }: BigThree, horizon: Horizon): Facts["rarity"] {
  const sunMoon = sunMoonShares[signs.indexOf(sun)]?.[signs.indexOf(moon)] ?? 0;
  const share = sunMoon * risingShares(horizon)[rising];
  return share > 0 ? { share, oneIn: twoFigures(1 / share) } : null;
}

function twoFigures(value: number): number {
  return Number(value.toPrecision(2));
}
