import { readFileSync } from "node:fs";
import type { Body } from "@cosmic/sky/sky";

/** Errors of another engine's apparent longitudes against the golden ones, arc-seconds. */
export interface PeerFigures {
  readonly name: string;
  readonly version: string;
  /** Number of moments measured. */
  readonly instants: number;
  readonly longitude: readonly {
    readonly body: Body;
    readonly max: number;
    readonly p99: number;
    readonly median: number;
  }[];
}

/** What `measure.ts` found, and the date it ran. */
export function peerFigures(): { readonly measured: string; readonly peers: readonly PeerFigures[] } {
  // Written by measure.ts in this folder.
  return JSON.parse(readFileSync(new URL("peers.json", import.meta.url), "utf8"));
}
