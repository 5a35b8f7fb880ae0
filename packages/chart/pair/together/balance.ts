import { type Element, elements, type Modality, modalities, type Planet, type Sign } from "../../names.ts";
import { inOrder } from "../../zodiac/per-planet.ts";
import { elementShares, modalityShares } from "../../zodiac/shares.ts";

/** How full a share of one chart is; `unsure` when a planet changes sign on the day of an untimed birth and decides. */
type Level = "full" | "even" | "low" | "unsure";

/** A share in both charts, per cent of the planets, and the level of the first and the second. */
interface Balanced {
  readonly first: number;
  readonly second: number;
  readonly state: `${Level}-${Level}`;
}

export interface Balance {
  readonly elements: Readonly<Record<Element, Balanced>>;
  readonly modalities: Readonly<Record<Modality, Balanced>>;
}

/** Four of ten planets, and one: an even share of an element is 25. */
const elementLevels = { fullFrom: 40, lowTo: 10 } as const;
/** Five of ten planets, and two: an even share of a modality is 33. */
const modalityLevels = { fullFrom: 50, lowTo: 20 } as const;

type Signs = Readonly<Record<Planet, Sign>>;
/** The signs of a chart, then those at both ends of the day where the time is unknown. */
type DaySigns = readonly Signs[];

/** The elements and modalities of two charts beside each other. */
export function balanceOf(first: DaySigns, second: DaySigns): Balance {
  const both = { first, second };
  return {
    elements: balanced(elements, both, (signs) => elementShares(inOrder(signs)), elementLevels),
    modalities: balanced(modalities, both, (signs) => modalityShares(inOrder(signs)), modalityLevels),
  };
}

function balanced<Name extends string>(
  names: readonly Name[],
  both: { readonly first: DaySigns; readonly second: DaySigns },
  sharesOf: (signs: Signs) => Readonly<Record<Name, number>>,
  levels: { readonly fullFrom: number; readonly lowTo: number },
): Readonly<Record<Name, Balanced>> {
  const [first, second] = [both.first.map(sharesOf), both.second.map(sharesOf)];
  const entries = names.map((name): [Name, Balanced] => {
    const [a, b] = [first.map((shares) => shares[name]), second.map((shares) => shares[name])];
    return [name, { first: a[0] ?? 0, second: b[0] ?? 0, state: `${levelOf(a, levels)}-${levelOf(b, levels)}` }];
  });
  // The entries are exactly the names given.
  return Object.fromEntries(entries) as Record<Name, Balanced>;
}

function levelOf(
  shares: readonly number[],
  {
    fullFrom,
    lowTo,
  }: typeof elementLevels | typeof modalityLevels | { readonly fullFrom: number; readonly lowTo: number },
): Level {
  const [level = "unsure", ...others] = shares.map((share) =>
    share >= fullFrom ? "full" : share <= lowTo ? "low" : "even",
  );
  return others.every((other) => other === level) ? level : "unsure";
}
