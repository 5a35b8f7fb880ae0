import { type AspectEnd, type HouseNumber, planets } from "../names.ts";
import { type Candidate, type PlanetReasons, reason, type ThemeGround } from "./theme-ground.ts";
import { angularWeight, nodeWeight, sectWeight, tightHardWeight } from "./weights.ts";

const angularHouses: readonly (HouseNumber | null)[] = [1, 4, 7, 10];

/** Patterns made of aspects, each with its tight aspects. */
export function addPatternThemes({ figures, tight }: ThemeGround, found: Candidate[]): void {
  for (const { figure, reason: core } of figures) {
    if (figure.type === "stellium") continue;
    const members: readonly AspectEnd[] = figure.planets;
    const reasons = [core];
    for (const { aspect, reason: inside } of tight) {
      if (members.includes(aspect.a) && members.includes(aspect.b)) reasons.push(inside);
    }
    found.push({ about: { kind: "configuration", subject: figure }, core, reasons });
  }
}

/** Tight hard aspects between planets, with the house of each if angular. */
export function addAspectThemes({ planets: own, tight }: ThemeGround, found: Candidate[]): void {
  const among: Readonly<Partial<Record<AspectEnd, PlanetReasons>>> = own;
  for (const { aspect, reason: core } of tight) {
    const a = own[aspect.a];
    const b = among[aspect.b];
    if (core.weight < tightHardWeight || b === undefined) continue;
    const reasons = [core];
    if (a.isAngular) reasons.push(a.house);
    if (b.isAngular) reasons.push(b.house);
    found.push({ about: { kind: "aspect", subject: aspect }, core, reasons });
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
  found.push({ about: { kind: "sect", subject: facts.sect }, core, reasons });
}

/** The axis of the true nodes, weightier in angular houses. */
export function addNodeTheme({ facts }: ThemeGround, found: Candidate[]): void {
  const node = facts.points.trueNode;
  if (node === undefined) return;
  const core = reason("trueNode.sign", nodeWeight);
  const reasons = angularHouses.includes(node.house) ? [core, reason("trueNode.house", angularWeight)] : [core];
  found.push({ about: { kind: "node-axis", subject: node.sign }, core, reasons });
}
