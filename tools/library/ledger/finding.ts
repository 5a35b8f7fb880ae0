import type { Fault } from "../fault.ts";

/**
 * Kinds of findings about the whole library. None of them breaks the build, but all must be fixed before a file is
 * done.
 */
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
