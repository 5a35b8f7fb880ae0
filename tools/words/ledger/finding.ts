import type { Fault } from "../fault.ts";

/** What the ledgers of the whole library find; none of it breaks the build, all of it is mended before a file is done. */
export const findingKinds = [
  "opening",
  "shared-opening",
  "repeated-sentence",
  "repeated-run",
  "image",
  "closing",
  "closing-move",
  "tic",
  "rationed",
  "reading-ease",
  "foreign-placement",
  "british",
] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Finding extends Fault {
  readonly kind: FindingKind;
}
