import { aspectId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { type Planet, planets } from "@cosmic/chart/facts";
import { aspectTypes } from "@cosmic/chart/names";
import type { Structure } from "@cosmic/chart/spine/spine";
import { orbSaid } from "@cosmic/interpretation/strings/aspect-words";
import { planetDegree } from "../context/placement-words.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";

type MarginNote = Extract<Block, { kind: "margin-note" }>;

const byAspects: ReadonlySet<Structure["type"]> = new Set([
  ...(["t-square", "yod", "kite", "grand-cross", "grand-trine", "mystic-rectangle"] as const),
  ...(["opposition", "square", "close-aspect"] as const),
]);
const byRulers: ReadonlySet<Structure["type"]> = new Set(["ring", "reception"]);

/** What a structure is measured by: its angles with their orbs, its guests and hosts, or where its planets stand. */
export function spineMargin(structure: Structure, context: ReportContext): readonly MarginNote[] {
  const core = planets.filter((planet) => structure.core.includes(planet));
  if (byRulers.has(structure.type)) return [guestNote(inRulingOrder(core, structure, context), context)];
  const measured = byAspects.has(structure.type) ? aspectNotes(core, context) : [];
  return measured.length > 0 ? measured : core.map((planet) => planetNote(planet, context));
}

/** The angles among some planets: a note a kind, the closest first. */
function aspectNotes(core: readonly Planet[], { facts, say }: ReportContext): readonly MarginNote[] {
  const among = facts.ruleAspects.filter(({ a, b }) => [a, b].every((end) => core.some((planet) => planet === end)));
  return aspectTypes.flatMap((type) => {
    const own = among.filter((aspect) => aspect.type === type).toSorted((one, other) => one.orb - other.orb);
    if (own.length === 0) return [];
    const named = (end: string) => {
      const planet = core.find((one) => one === end);
      return planet === undefined ? end : say(`planet.${planet}`);
    };
    const lines = own.map((aspect) =>
      say("spine.pair", { a: named(aspect.a), b: named(aspect.b), orb: orbSaid(aspect, { facts, say }) }),
    );
    return [{ kind: "margin-note", glyph: type, title: say(`aspect.${type}`), lines, facts: own.map(aspectId) }];
  });
}

/** The members, each the guest of the next. */
function inRulingOrder(core: readonly Planet[], { lead }: Structure, { facts }: ReportContext): readonly Planet[] {
  const { of } = facts.dispositors.modern;
  const first = core.find((planet) => planet === lead);
  const ordered: Planet[] = [];
  for (let next = first; next !== undefined && !ordered.includes(next); next = of[next]) ordered.push(next);
  return ordered.length === core.length ? ordered : core;
}

/** Who stands in whose sign. */
function guestNote(core: readonly Planet[], { facts, say, words }: ReportContext): MarginNote {
  const { of } = facts.dispositors.modern;
  return {
    ...{ kind: "margin-note", glyph: core[0] ?? "sun", title: say("spine.guests") },
    lines: core.map((guest) => say("spine.guestOf", { guest: say(`planet.${guest}`), host: words.body(of[guest]) })),
    facts: core.map((planet) => placementFact(planet, "sign")),
  };
}

function planetNote(planet: Planet, { facts, say }: ReportContext): MarginNote {
  return {
    ...{ kind: "margin-note", glyph: planet, title: say(`planet.${planet}`) },
    lines: [planetDegree(planet, facts, say)],
    facts: [placementFact(planet, "sign")],
  };
}
