import { planets } from "../names.ts";
import { type Candidate, reason, type ThemeGround } from "./theme-ground.ts";
import { angularWeight, nodeWeight, sectWeight, tightWeight } from "./weights.ts";

/** Figures made of aspects, each with its tight aspects. */
export function configurationThemes({ figures, tight }: ThemeGround): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const { figure, reason: core } of figures) {
    if (figure.type === "stellium") continue;
    const members: readonly string[] = figure.planets;
    const inside = tight.filter(({ aspect }) => members.includes(aspect.a) && members.includes(aspect.b));
    const reasons = [core, ...inside.map((one) => one.reason)];
    found.push({ kind: "configuration", subject: core.fact, core, reasons });
  }
  return found;
}

/** Tight hard aspects between planets, with the angular places of both. */
export function aspectThemes({ facts, houses, tight }: ThemeGround): readonly Candidate[] {
  const hard = tightWeight("square");
  const found: Candidate[] = [];
  for (const { aspect, reason: core } of tight) {
    if (core.weight < hard) continue;
    const pair = planets.filter((planet) => planet === aspect.a || planet === aspect.b);
    if (pair.length < 2) continue;
    const angular = pair.filter((planet) => facts.planets[planet].houseClass === "angular");
    const reasons = [core, ...angular.map((planet) => houses[planet])];
    found.push({ kind: "aspect", subject: core.fact, core, reasons });
  }
  return found;
}

/** The chart's sect with the planets that are of it. */
export function sectTheme({ facts, sects }: ThemeGround): readonly Candidate[] {
  if (facts.sect === null) return [];
  const core = reason("sect", sectWeight);
  const inSect = planets.filter((planet) => facts.planets[planet].inSect === true);
  return [{ kind: "sect", subject: facts.sect, core, reasons: [core, ...inSect.map((planet) => sects[planet])] }];
}

/** The axis of the true nodes, heavier in angular houses. */
export function nodeTheme({ facts }: ThemeGround): readonly Candidate[] {
  const node = facts.points.trueNode;
  if (node === undefined) return [];
  const core = reason("trueNode.sign", nodeWeight);
  const isAngular = node.house !== null && (node.house - 1) % 3 === 0;
  const reasons = isAngular ? [core, reason("trueNode.house", angularWeight)] : [core];
  return [{ kind: "node-axis", subject: node.sign, core, reasons }];
}
