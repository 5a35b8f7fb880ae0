import { houseNumbers, signOrder } from "@cosmic/chart/names";
import type { NowFacts } from "@cosmic/chart/now/now-shape";
import { required } from "@cosmic/chart/required";
import { signOfIndex } from "@cosmic/chart/zodiac/longitude";
import { traditionalRulers } from "@cosmic/chart/zodiac/rulers";
import type { MoonCell, YearCell } from "./now-line-facts.ts";

/** The progressed Moon's signs through the window; none without a birth time. */
export function moonCells({ progressedMoon, window }: NowFacts): readonly MoonCell[] {
  const entered = (progressedMoon?.changes ?? []).flatMap((change) =>
    change.kind === "sign" && change.at !== null ? [{ sign: change.becomes, from: change.at }] : [],
  );
  const now = progressedMoon?.sign ?? null;
  if (now === null || progressedMoon?.phase === null) return [];
  const [first] = entered;
  const before = first === undefined ? now.is : signOfIndex(signOrder[first.sign] - 1);
  const starts = [{ sign: before, from: window.from }, ...entered];
  return starts.map((start, index) => ({ ...start, to: starts[index + 1]?.from ?? window.to }));
}

/** The years of life through the window, of which the facts tell the present one and the next; none without a birth time. */
export function yearCells({ profection, window }: NowFacts): readonly YearCell[] {
  if (profection === null) return [];
  const { current, next } = profection;
  const cell = (later: number, from: string, to: string): YearCell => {
    const sign = signOfIndex(signOrder[current.sign] + later);
    const house = required(houseNumbers[(current.house + 11 + later) % 12], "a house");
    return { sign, house, ruler: traditionalRulers[sign], from, to };
  };
  return [
    cell(-1, window.from, current.from),
    cell(0, current.from, current.to),
    cell(1, next.from, next.to),
    cell(2, next.to, window.to),
  ].filter(({ from, to }) => from < to && to > window.from && from < window.to);
}
