import { domains } from "@cosmic/library/domain";
import { units } from "@cosmic/library/generated/catalogue/all-units";
import { secondEditionPairs } from "@cosmic/library/generated/claims";
import { expect, test } from "vitest";
import { unitOf } from "../ledger/carrier.ts";
import { withDomains } from "../ledger/default-domains.ts";
import { printedConflicts } from "../ledger/unreconciled-claims.ts";
import { englishLibrary } from "../passages/english-library.ts";
import { quotedContradictions } from "./quoted-contradictions.ts";

const byId = new Map(units.map((unit) => [unit.id, unit]));

function passageOf(part: string) {
  const [kind = "", subject = "", heading = ""] = unitOf(part).split("/");
  return englishLibrary.passages[`${kind}/${subject}`]?.passages[heading];
}

function claimsOf(part: string) {
  const unit = byId.get(unitOf(part));
  return withDomains(unit?.parts[part.slice(part.indexOf("#") + 1)]?.claims ?? unit?.claims ?? [], unitOf(part));
}

/** Whether two parts contradict each other, with the claims of the library and one more for each. */
function isFound(parts: readonly [string, string], more: readonly string[] = []): boolean {
  const added = more.map((written) => {
    const [name = "", area] = written.split(" ");
    return withDomains([{ name, domain: domains.find((domain) => domain === area) ?? "self" }], "");
  });
  const conflicts = printedConflicts({
    parts: parts.map((part, section) => ({ part, section })),
    reconciliations: [],
    claimsOf: (part) => [...claimsOf(part), ...(added[parts.indexOf(part)] ?? [])],
    pairs: secondEditionPairs,
  });
  return conflicts.length > 0;
}

test.each(quotedContradictions)("“$quotes.0” against “$quotes.1” is traced to what prints it", ({ quotes, parts }) => {
  for (const [index, part] of parts.entries()) {
    const name = part.slice(part.indexOf("#") + 1);
    const text = Object.entries(passageOf(part)?.parts ?? {}).find(([known]) => known === name)?.[1].text;
    expect(text).toContain(quotes[index]);
  }
});

test.each(quotedContradictions)("“$quotes.0” against “$quotes.1” is found by its claims", ({ parts, missing }) => {
  // Once the library has the missing claims, the entry must stop naming them.
  expect(isFound(parts)).toBe(missing.length === 0);
  expect(isFound(parts, missing)).toBe(true);
});
