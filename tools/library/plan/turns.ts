import { turnRelations } from "@cosmic/interpretation/ledger/settling/turn-relation";
import type { ClaimsTable } from "../read/claims-table.ts";
import { type Kind, linesKind, part, subject } from "./kind.ts";

/** The heading for a pair of claims. */
export function pairHeading(claim: string, opposite: string): string {
  return `${claim} × ${opposite}`;
}

/** A turn for each pair of opposite claims and each way in which their carriers belong together. */
export function turnsKind({ pairs, laterPairs }: ClaimsTable): Kind {
  return linesKind({
    name: "turns",
    line: "turns",
    slots: ["a", "b"],
    subjects: [
      subject({
        id: "turns/turns",
        about: "the border between two opposite claims; {a} carries the first",
        headings: [...pairs, ...laterPairs].map(([claim, opposite]) => pairHeading(claim, opposite)),
        parts: turnRelations.map((name) => part(name, 44, { now: true, bounds: [28, 62] })),
      }),
    ],
  });
}
