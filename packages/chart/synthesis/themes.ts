import { aspectId, configurationId, factId } from "../fact-index/fact-ids.ts";
import type { Theme, ThemeSubject } from "../findings.ts";
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
  const chosen: Theme[] = [];
  while (chosen.length < themesTold) {
    const heaviest = foremost(candidates);
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

/** The heaviest candidate with an unspent core, the first of equals. */
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
    .filter(({ spent }) => !spent)
    .map(({ fact, weight }) => ({ fact: factId(fact), weight }))
    .toSorted((one, other) => other.weight - one.weight);
  return {
    ...subjectOf(candidate),
    title: themeTitle(candidate, ground),
    weight: weightLeft(candidate),
    evidence: lines.map(({ fact }) => fact),
    lines,
  };
}

function subjectOf({ about }: Candidate): ThemeSubject {
  if (about.kind === "aspect") return { kind: "aspect", subject: aspectId(about.subject) };
  if (about.kind === "configuration") return { kind: "configuration", subject: configurationId(about.subject) };
  return about;
}
