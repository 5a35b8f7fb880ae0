import type { Theme } from "../findings.ts";
import { elementThemes, houseThemes, signThemes } from "./crowd-themes.ts";
import { aspectThemes, configurationThemes, nodeTheme, sectTheme } from "./link-themes.ts";
import { planetThemes } from "./planet-themes.ts";
import { type Candidate, type ThemeFacts, type ThemeGround, themeGround } from "./theme-ground.ts";
import { themeTitle } from "./theme-title.ts";

const themesTold = 5;

/**
 * What the chart is most about. The heaviest candidate is taken, its facts are spent and count for no other, and so on to
 * five. Of equals the first counts, in this order: planets, signs, houses, figures, aspects (closest first), elements,
 * sect, nodes, each in its usual order. Weights: product specification §9.
 */
export function themesOf(facts: ThemeFacts): readonly Theme[] {
  const ground = themeGround(facts);
  const candidates = [
    ...planetThemes(ground),
    ...signThemes(ground),
    ...houseThemes(ground),
    ...configurationThemes(ground),
    ...aspectThemes(ground),
    ...elementThemes(ground),
    ...sectTheme(ground),
    ...nodeTheme(ground),
  ];
  const chosen: Theme[] = [];
  while (chosen.length < themesTold) {
    const heaviest = foremost(candidates);
    if (heaviest === null) break;
    chosen.push(told(heaviest, ground));
    for (const one of heaviest.reasons) one.spent = true;
  }
  return chosen;
}

/** The heaviest candidate whose core nobody has spent. */
function foremost(candidates: readonly Candidate[]): Candidate | null {
  let found: Candidate | null = null;
  let most = -1;
  for (const candidate of candidates) {
    if (candidate.core.spent) continue;
    const weight = weightLeft(candidate);
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
  const lines = candidate.reasons
    .filter((reason) => !reason.spent)
    .sort((one, other) => other.weight - one.weight)
    .map(({ fact, weight }) => ({ fact, weight }));
  return {
    kind: candidate.kind,
    subject: candidate.subject,
    title: themeTitle(candidate, ground),
    weight: weightLeft(candidate),
    evidence: lines.map((line) => line.fact),
    lines,
  };
}
