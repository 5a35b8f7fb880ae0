import { dayStates, isStrengthCertain } from "@cosmic/chart/certainty/day/day-states";
import { possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import { type PlanetFacts, planets, type ScoreReason } from "@cosmic/chart/facts";
import { scoreStart } from "@cosmic/chart/strength/strength";
import { raiseFirst, type Say } from "@cosmic/interpretation/strings/fill-strings";
import { table } from "../../context/blocks.ts";
import { planetCell } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";

const minus = "−";

/** Each planet's strength as a sum: its items in words, then in numbers, `5 + 2 − 1 = 6`. A planet whose sign of the day
 * decides its strength has a row for each. */
export function scoreTable({ say, facts }: ReportContext): Block {
  const states = dayStates(facts);
  const rows = planets.flatMap((name) => {
    const cell = planetCell(name, facts, say);
    const texts = (planet: PlanetFacts) => [{ text: linesText(planet, say) }, { text: sumText(planet, say) }];
    if (isStrengthCertain(name, facts)) return [[cell, ...texts(facts.planets[name])]];
    return possibleSigns(name, facts).flatMap((sign) => {
      const planet = states.find((state) => state.planets[name].sign === sign)?.planets[name];
      const placed = { placement: cell.text, sign: say(`sign.${sign}`) };
      return planet ? [[{ ...cell, text: say("placement.inSign", placed) }, ...texts(planet)]] : [];
    });
  });
  return table(
    say("methods.scoreCaption"),
    [
      [say("table.planet"), "start"],
      [say("methods.scoreLines"), "start"],
      [say("table.sum"), "end"],
    ],
    rows,
  );
}

function linesText({ scoreLines }: PlanetFacts, say: Say): string {
  const [head, ...rest] = scoreLines.map(({ reason, points }) =>
    say("score.line", { reason: reasonText(reason, points, say), points: signed(points) }),
  );
  if (head === undefined) return say("methods.scoreNone");
  return raiseFirst(rest.reduce((first, second) => say("word.listed", { first, second }), head));
}

/** The reason for a score item, in words. */
export function reasonText(reason: ScoreReason, points: number, say: Say): string {
  return reason === "sect" && points < 0 ? say("score.outOfSect") : say(`score.${reason}`);
}

/** Score items in numbers: `5 + 2 − 1 = 6`; only the score if there are none. */
export function sumText({ score, scoreLines }: PlanetFacts, say: Say): string {
  if (scoreLines.length === 0) return String(score);
  const total = scoreLines.reduce((sum, { points }) => sum + points, scoreStart);
  const terms = scoreLines.map(({ points }) => ` ${points < 0 ? minus : "+"} ${Math.abs(points)}`).join("");
  const words = { sum: `${scoreStart}${terms}`, total: withMinus(total) };
  return total === score ? say("methods.scoreSum", words) : say("methods.scoreKept", { ...words, kept: String(score) });
}

function signed(points: number): string {
  return points < 0 ? withMinus(points) : `+${points}`;
}

function withMinus(value: number): string {
  return value < 0 ? `${minus}${Math.abs(value)}` : String(value);
}
