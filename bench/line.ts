import { type Pair, ratioOf } from "./measure.ts";
import type { Figure, Work } from "./work.ts";

/** One line of bench output per peer; the last three fields are null for a benchmark without peers. */
export interface Line {
  readonly work: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly peerName: string | null;
  readonly ratio: number | null;
  readonly unit: Work["unit"] | Figure["unit"];
}

/** Significant digits that a median on a shared machine can support. */
const digits = 4;
const rounded = (value: number) => Number(value.toPrecision(digits));

export function lineOf({ name, unit }: Work, peerName: string, pair: Pair): Line {
  return {
    work: name,
    ours: rounded(pair.ours),
    peer: rounded(pair.peer),
    peerName,
    ratio: rounded(ratioOf(unit, pair)),
    unit,
  };
}

export function lineAlone({ name, unit }: Pick<Work | Figure, "name" | "unit">, ours: number): Line {
  return { work: name, ours: rounded(ours), peer: null, peerName: null, ratio: null, unit };
}

export const tableHead = row("work", "ours", "peer", "unit", "times better", "than");

export function tableRow({ work, ours, peer, peerName, ratio, unit }: Line): string {
  return row(work, String(ours), String(peer ?? "–"), unit, String(ratio ?? "–"), peerName ?? "no peer");
}

function row(work: string, ours: string, peer: string, unit: string, ratio: string, name: string): string {
  return `${work.padEnd(36)}${ours.padStart(12)}${peer.padStart(12)} ${unit.padEnd(11)}${ratio.padStart(13)}  ${name}`;
}
