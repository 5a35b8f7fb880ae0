import type { Facts } from "@cosmic/chart/facts";
import { type Element, type Modality, type Planet, planets } from "@cosmic/chart/names";
import { asserts } from "@cosmic/library/generated/asserts";
import { strongFrom, weakTo } from "../selection/leading-shares.ts";

/** A statement about a whole chart: planets by their strength score, elements and modalities by their shares. */
export type Assertion =
  | { readonly is: "strongest" | "weakest" | "high" | "low" | "unaspected"; readonly body: Planet }
  | { readonly is: "dominant" | "missing" | "least" | "leading"; readonly of: readonly (Element | Modality)[] }
  | { readonly is: "half"; readonly half: "east" | "west" | "above" | "below" | "even" };

const assertions: Readonly<Record<string, Assertion>> = asserts;

/** What assertions are checked against. */
export interface AssertedChart {
  readonly facts: Pick<Facts, "planets" | "aspects" | "elements" | "modalities" | "hemispheres">;
  /** Percentage of the planets above the horizon; null without a birth time. */
  readonly abovePercent: number | null;
}

/** Shares in per cent of one half of the sky: most planets stand in it, or no half has that many. */
const oneSidedPercent = 70;

/** Whether a part may be printed for a chart: what it states of the whole chart is so, or it states nothing. */
export function mayState(part: string, chart: AssertedChart): boolean {
  const assertion = assertions[part];
  return assertion === undefined || holds(assertion, chart);
}

/** Whether a statement about a whole chart is true. Planets that share the highest or lowest score are each of them
 * strongest or weakest, since none stands above or below them. */
export function holds(assertion: Assertion, { facts, abovePercent }: AssertedChart): boolean {
  const score = (body: (typeof planets)[number]) => facts.planets[body].score;
  switch (assertion.is) {
    case "strongest":
      return planets.every((other) => score(other) <= score(assertion.body));
    case "weakest":
      return planets.every((other) => score(other) >= score(assertion.body));
    case "high":
      return score(assertion.body) >= strongFrom;
    case "low":
      return score(assertion.body) <= weakTo;
    case "unaspected":
      return !facts.aspects.some(({ a, b }) => a === assertion.body || b === assertion.body);
    case "half":
      return isHalf(assertion.half, { facts, abovePercent });
    default:
      return isShare(assertion, facts);
  }
}

type ShareAssertion = Extract<Assertion, { readonly of: unknown }>;

/** An element or a modality among its own kind. */
function isShare({ is, of }: ShareAssertion, { elements, modalities }: AssertedChart["facts"]): boolean {
  const shares: readonly (readonly [string, number])[] = of.some((name) => name in elements)
    ? Object.entries(elements)
    : Object.entries(modalities);
  const own = shares.filter(([name]) => of.some((one) => one === name)).map(([, share]) => share);
  const others = shares.filter(([name]) => !of.some((one) => one === name)).map(([, share]) => share);
  const [most, least] = [Math.max(...own), Math.min(...own)];
  switch (is) {
    case "missing":
      return most === 0;
    case "least":
      return most > 0 && others.every((share) => share > most);
    case "dominant":
    case "leading":
      return others.every((share) => share < least);
  }
}

function isHalf(half: Extract<Assertion, { readonly half: unknown }>["half"], chart: AssertedChart): boolean {
  const { facts, abovePercent } = chart;
  if (!facts.hemispheres || abovePercent === null) return false;
  const { eastern, western } = facts.hemispheres;
  const shares = { east: eastern, west: western, above: abovePercent, below: 100 - abovePercent };
  if (half === "even") return Object.values(shares).every((share) => share < oneSidedPercent);
  return shares[half] >= oneSidedPercent;
}
