import type { Edge } from "./edge.ts";

const mostNotes = 6;

/**
 * The boundaries worth a note, at most six: the most important in the order of `findEdges`, the rising sign and the
 * Midheaven's before signs of planets, day or night, houses of Sun, Moon and chart ruler, the spine, houses of the other
 * planets, the Moon's phase, aspects, cusps and points; among equals the nearest to the minute of birth.
 */
export function notedEdges(edges: readonly Edge[]): readonly Edge[] {
  return edges.slice(0, mostNotes);
}
