import { type PrintedConflict, printedConflicts } from "@cosmic/interpretation/ledger/unreconciled-claims";
import { secondEditionPairs } from "@cosmic/library/generated/claims";
import type { ReportDocument } from "../document.ts";
import { bookCatalogue } from "../render/catalogue.ts";
import { renderedClaims } from "./rendered-claims.ts";

/** The contradictions of a report, from what it prints alone, without its plan. */
export function plannedConflicts(document: ReportDocument): readonly PrintedConflict[] {
  return printedConflicts({
    ...renderedClaims(document),
    claimsOf: (part) => bookCatalogue.parts.get(part)?.claims ?? [],
    pairs: secondEditionPairs,
  });
}
