import { withDomains } from "@cosmic/interpretation/ledger/default-domains";
import { type PrintedConflict, printedConflicts } from "@cosmic/interpretation/ledger/unreconciled-claims";
import { secondEditionPairs } from "@cosmic/library/generated/claims";
import type { ReportDocument } from "../document.ts";
import { bookCatalogue } from "../render/catalogue.ts";
import { renderedClaims } from "./rendered-claims.ts";

/** The contradictions of a report, from what it prints alone, without its plan. */
export function plannedConflicts(document: ReportDocument): readonly PrintedConflict[] {
  return printedConflicts({
    ...renderedClaims(document),
    claimsOf: (part) => {
      const [unit = "", name = ""] = part.split("#");
      const found = bookCatalogue.byId.get(unit);
      return withDomains(found?.parts[name]?.claims ?? found?.claims ?? [], unit);
    },
    pairs: secondEditionPairs,
  });
}
