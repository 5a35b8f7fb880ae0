import { type AspectEnd, planets } from "../names.ts";
import { type Candidate, type PlanetReasons, reason, type ThemeGround } from "./theme-ground.ts";
import { angularWeight, nodeWeight, sectWeight, tightWeight } from "./weights.ts";

const hardWeight = tightWeight("square");

/** Patterns made of aspects, each with its tight aspects. */
export function addPatternThemes({ figures, tight }: ThemeGround, found: Candidate[]): void {
  for (const { figure, reason: core } of figures) {
    if (figure.type === "stellium") continue;
    const members: readonly AspectEnd[] = figure.planets;
    const reasons = [core];
    for (const { aspect, reason: inside } of tight) {
      if (members.includes(aspect.a) && members.includes(aspect.b)) reasons.push(inside);
    }
    found.push({ kind: "configuration", subject: figure, core, reasons });
  }
}

/** Tight hard aspects between planets, with the house of each if angular. */
export function addAspectThemes({ planets: own, tight }: ThemeGround, found: Candidate[]): void {
  const among: Readonly<Partial<Record<AspectEnd, PlanetReasons>>> = own;
  for (const { aspect, reason: core } of tight) {
    const a = among[aspect.a];
    const b = among[aspect.b];
    if (core.weight < hardWeight || a === undefined || b === undefined) continue;
    const reasons = [core];
    if (a.isAngular) reasons.push(a.house);
    if (b.isAngular) reasons.push(b.house);
    found.push({ kind: "aspect", subject: aspect, core, reasons });
  }
}

/** The chart's sect, with the planets that belong to it. */
export function addSectTheme({ facts, planets: own }: ThemeGround, found: Candidate[]): void {
  if (facts.sect === null) return;
  const core = reason("sect", sectWeight);
  const reasons = [core];
  for (const planet of planets) {
    const { sect } = own[planet];
    if (sect !== null) reasons.push(sect);
  }
  found.push({ kind: "sect", subject: facts.sect, core, reasons });
}

/** The axis of the true nodes, weightier in angular houses. */
export function addNodeTheme({ facts }: ThemeGround, found: Candidate[]): void {
  const node = facts.points.trueNode;
  if (node === undefined) return;
  const core = reason("trueNode.sign", nodeWeight);
  const isAngular = node.house !== null && (node.house - 1) % 3 === 0;
  const reasons = isAngular ? [core, reason("trueNode.house", angularWeight)] : [core];
  found.push({ kind: "node-axis", subject: node.sign, core, reasons });
}
