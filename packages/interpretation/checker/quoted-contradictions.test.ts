import { domains } from "@cosmic/library/domain";
import { units } from "@cosmic/library/generated/catalogue/all-units";
import { secondEditionPairs } from "@cosmic/library/generated/claims";
import { expect, test } from "vitest";
import { unitOf } from "../ledger/carrier.ts";
import { withDomains } from "../ledger/default-domains.ts";
import { printedConflicts } from "../ledger/unreconciled-claims.ts";
import { englishLibrary } from "../passages/english-library.ts";

/** A contradiction that a reader of whole books quoted, traced to the two parts that print it. */
interface QuotedContradiction {
  readonly quotes: readonly [a: string, b: string];
  readonly parts: readonly [a: string, b: string];
  /** Claims the labels lack, one for each side, by name and domain; empty where the labels show the contradiction. */
  readonly missing: readonly string[];
}

const marsPluto = { part: "aspects/mars-pluto/conjunction#strain", quote: "comes up weeks later" };
const marsSagittarius = { part: "planets-in-signs/mars/sagittarius#core", quote: "said to the person’s face" };
const arguing = { part: "love/arguing/sagittarius#core", quote: "you hold nothing back" };

interface Quoted {
  readonly part: string;
  readonly quote: string;
}

function between(a: Quoted, b: Quoted, ...missing: readonly string[]): QuotedContradiction {
  return { quotes: [a.quote, b.quote], parts: [a.part, b.part], missing };
}

function quoted(part: string, quote: string): Quoted {
  return { part, quote };
}

/** The contradictions quoted from five first edition books whose sentences are in the library to this day. A new label turns its entry into one that is found. */
const quotedContradictions: readonly QuotedContradiction[] = [
  between(
    quoted("signs-on-cusps/4/scorpio#core", "has not been asked in"),
    quoted("house-rulers/4/10#core", "can describe your curtains"),
  ),
  between(
    quoted("signs-on-cusps/6/capricorn#core", "do your daily tasks in full"),
    quoted("house-rulers/6/8#core", "ordinary upkeep bores you"),
  ),
  between(
    quoted("planets-in-houses/saturn/8#strain", "keep the numbers to yourself"),
    quoted("house-rulers/8/11#core", "bring to several friends at once"),
  ),
  between(
    quoted("work/chart-ruler/sun#core", "twelve noses"),
    quoted("house-rulers/5/11#core", "matters little to you whose idea"),
  ),
  between(marsSagittarius, marsPluto),
  between(arguing, marsPluto),
  between(
    quoted("planets-in-houses/jupiter/1#core", "expect people to be glad of you"),
    quoted("planets-in-houses/saturn/1#core", "you feel examined"),
  ),
];

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
