import type { Catalogue } from "@cosmic/interpretation/catalogue/match-units";
import { withDomains } from "@cosmic/interpretation/ledger/default-domains";
import { type PrintedConflict, printedConflicts } from "@cosmic/interpretation/ledger/unreconciled-claims";
import { secondEditionPairs } from "@cosmic/library/generated/claims";
import { renderedClaims } from "../check/rendered-claims.ts";
import type { ReportDocument } from "../document.ts";

/** The contradictions of a book of the second edition, from what it prints alone: its plan is not asked. */
export function plannedConflicts(document: ReportDocument, { byId }: Catalogue): readonly PrintedConflict[] {
  return printedConflicts({
    ...renderedClaims(document),
    claimsOf: (part) => {
      const [unit = "", name = ""] = part.split("#");
      const found = byId.get(unit);
      return withDomains(found?.parts[name]?.claims ?? found?.claims ?? [], unit);
    },
    pairs: secondEditionPairs,
  });
}
