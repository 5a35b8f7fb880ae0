import { compareTexts } from "../compare-texts.ts";
import { type Edge, edgeKinds } from "./edge.ts";

const mostNotes = 6;

/**
 * The boundaries worth a note, at most six: the most important in the order of `findEdges`, the rising sign and the
 * Midheaven's before signs of planets, day or night, houses of Sun, Moon and chart ruler, the spine, houses of the other
 * planets, the Moon's phase, aspects, cusps and points; among equals the nearest to the minute of birth.
 */
export function notedEdges(edges: readonly Edge[]): readonly Edge[] {
  return edges.slice(0, mostNotes);
}

/**
 * Boundaries, most important first (`edgeKinds`), then the nearest to the birth, without those that another of the same
 * minute brings about: the spine, and the lots when day becomes night.
 */
export function rankedEdges(edges: readonly Edge[]): readonly Edge[] {
  return edges
    .filter((edge) => !isConsequence(edge, edges))
    .sort(
      (one, other) =>
        edgeKinds.indexOf(one.kind) - edgeKinds.indexOf(other.kind) ||
        Math.abs(one.fromMinute - 0.5) - Math.abs(other.fromMinute - 0.5) ||
        compareTexts(one.id, other.id),
    );
}

/** Whether another boundary of the same minute brings it about. */
function isConsequence({ boundary, kind, fromMinute }: Edge, all: readonly Edge[]): boolean {
  const together = all.filter((other) => other.fromMinute === fromMinute && other.boundary !== boundary);
  if (kind === "spine") return together.length > 0;
  const isLot = boundary.startsWith("fortune.") || boundary.startsWith("spirit.");
  return isLot && together.some((other) => other.kind === "sect");
}
