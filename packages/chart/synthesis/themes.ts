import { aspectId, configurationId, type FactId, factId } from "../fact-index/fact-ids.ts";
import type { Theme, ThemeLine, ThemeSubject } from "../findings.ts";
import { addElementThemes, addHouseThemes, addSignThemes } from "./crowd-themes.ts";
import { addAspectThemes, addNodeTheme, addPatternThemes, addSectTheme } from "./link-themes.ts";
import { addPlanetThemes } from "./planet-themes.ts";
import { type Candidate, type ThemeFacts, type ThemeGround, themeGround } from "./theme-ground.ts";
import { themeTitle } from "./theme-title.ts";

const themesTold = 5;

/**
 * What the chart is most about. The heaviest candidate is chosen, its facts are spent and count for no other, and so on
 * up to five. Ties go to the first in this order: planets, signs, houses, patterns, aspects (closest first), elements,
 * sect, nodes, each in its usual order. The weights are in `weights.ts`.
 */
export function themesOf(facts: ThemeFacts): readonly Theme[] {
  const ground = themeGround(facts);
  const candidates = candidatesOn(ground);
  const weights = candidates.map(weightLeft);
  const chosen: Theme[] = [];
  while (chosen.length < themesTold) {
    const heaviest = foremost(candidates, weights);
    if (heaviest === null) break;
    chosen.push(told(heaviest, ground));
    for (const one of heaviest.reasons) one.spent = true;
  }
  return chosen;
}

function candidatesOn(ground: ThemeGround): readonly Candidate[] {
  const found: Candidate[] = [];
  addPlanetThemes(ground, found);
  addSignThemes(ground, found);
  addHouseThemes(ground, found);
  addPatternThemes(ground, found);
  addAspectThemes(ground, found);
  addElementThemes(ground, found);
  addSectTheme(ground, found);
  addNodeTheme(ground, found);
  return found;
}

/**
 * The heaviest candidate with an unspent core. Weights only fall, so a cached weight is an upper bound, updated only
 * when it would lead.
 */
function foremost(candidates: readonly Candidate[], weights: number[]): Candidate | null {
  let found: Candidate | null = null;
  let most = -1;
  for (let i = 0; i < candidates.length; i += 1) {
    const candidate = candidates[i];
    if (candidate === undefined || candidate.core.spent || (weights[i] ?? 0) <= most) continue;
    const weight = weightLeft(candidate);
    weights[i] = weight;
    if (weight <= most) continue;
    found = candidate;
    most = weight;
  }
  return found;
}

function weightLeft({ reasons }: Candidate): number {
  let weight = 0;
  for (const reason of reasons) if (!reason.spent) weight += reason.weight;
  return weight;
}

function told(candidate: Candidate, ground: ThemeGround): Theme {
  const lines: ThemeLine[] = [];
  const evidence: FactId[] = [];
  let weight = 0;
  for (const reason of candidate.reasons) {
    if (reason.spent) continue;
    insertByWeight(lines, { fact: factId(reason.fact), weight: reason.weight });
    weight += reason.weight;
  }
  for (const { fact } of lines) evidence.push(fact);
  return { ...subjectOf(candidate), title: themeTitle(candidate, ground), weight, evidence, lines };
}

function subjectOf(candidate: Candidate): ThemeSubject {
  switch (candidate.kind) {
    case "aspect":
      return { kind: "aspect", subject: aspectId(candidate.subject) };
    case "configuration":
      return { kind: "configuration", subject: configurationId(candidate.subject) };
    case "planet":
    case "angular-planet":
    case "chart-ruler":
      return { kind: candidate.kind, subject: candidate.subject };
    case "sign":
    case "node-axis":
      return { kind: candidate.kind, subject: candidate.subject };
    case "element":
    case "missing-element":
      return { kind: candidate.kind, subject: candidate.subject };
    case "house":
      return { kind: "house", subject: candidate.subject };
    case "sect":
      return { kind: "sect", subject: candidate.subject };
  }
}

/** Inserts a line into a list sorted heaviest first, after lines of equal weight. */
function insertByWeight(list: ThemeLine[], line: ThemeLine): void {
  let place = list.length;
  list.push(line);
  for (let before = list[place - 1]; before !== undefined && before.weight < line.weight; before = list[place - 1]) {
    list[place] = before;
    place -= 1;
  }
  list[place] = line;
}
