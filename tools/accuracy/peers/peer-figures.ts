import { readFileSync } from "node:fs";
import type { Body } from "@cosmic/sky/sky";

/** How far another engine's apparent longitudes stand from the golden ones, arc-seconds. */
export interface PeerFigures {
  readonly name: string;
  readonly version: string;
  /** Moments looked at. */
  readonly instants: number;
  readonly longitude: readonly {
    readonly body: Body;
    readonly max: number;
    readonly p99: number;
    readonly median: number;
  }[];
}

/** What `measure.ts` found, and the day it did. */
export function peerFigures(): { readonly measured: string; readonly peers: readonly PeerFigures[] } {
  // Written by measure.ts of this folder.
  return JSON.parse(readFileSync(new URL("peers.json", import.meta.url), "utf8"));
}
