import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { placesFromDisk } from "@cosmic/atlas/places/places-from-disk";
import type { Environment } from "@cosmic/platform/environment/environment";
import type { ConfiguredSource } from "@cosmic/platform/environment/outside-sources";
import type { Seller } from "@cosmic/platform/environment/variables/seller-variables";
import { systemClock } from "@cosmic/platform/system-clock";
import { loadEvidence, shownClaims } from "@cosmic/shop/claims/claim-evidence";
import { claimIds, fixedRatings } from "@cosmic/shop/claims/claim-ids";
import { type Finding, finding } from "./finding.ts";

const fontPackages = ["@expo-google-fonts/baskervville", "@expo-google-fonts/jost"];

/** Whether the typefaces of the PDF are installed. */
export function fontFindings(): readonly Finding[] {
  const resolve = createRequire(new URL("../../../packages/print/package.json", import.meta.url)).resolve;
  return fontPackages.map((name) => {
    const there = existsSync(resolve(`${name}/package.json`));
    return finding("fonts", name, there, there ? "installed" : "missing: run npm ci");
  });
}

/** Whether the gazetteer is complete. */
export async function townFinding(): Promise<Finding> {
  const opening = await placesFromDisk();
  const words = opening.ok
    ? `${opening.about.places} towns, as of ${opening.about.date}`
    : `the gazetteer is ${opening.reason}: forms search the built-in cities; restore packages/atlas/places/gazetteer.br`;
  return finding("data", "towns", opening.ok, words);
}

/** Outside sources by name and host; having none is the cautious choice and passes. */
export function sourceFindings(configured: readonly ConfiguredSource[]): readonly Finding[] {
  if (configured.length === 0) return [finding("sources", "outside sources", true, "off: no birth data leaves")];
  return configured.map(({ name, host }) => finding("sources", name, true, `asked at ${host} once a visitor agrees`));
}

/** Each claim passes: proven ones are shown, and pages are whole without the others. */
export function claimFindings(environment: Environment): readonly Finding[] {
  const read = loadEvidence(environment, systemClock);
  if (!read.ok) return [finding("claims", "evidence", false, read.sentence)];
  const { samples } = shownClaims(environment, read.evidence);
  return claimIds.map((id) => {
    const proven = read.evidence.find(({ claim }) => claim === id);
    if (fixedRatings.includes(id)) return finding("claims", id, true, fixedRatingWords(samples, proven !== undefined));
    if (proven) return finding("claims", id, true, `proven since ${proven.since}: ${proven.proof}`);
    const words = samples
      ? "shown as a sample; hidden with real keys: no evidence in CLAIMS_FILE"
      : "hidden: no evidence in CLAIMS_FILE";
    return finding("claims", id, true, words);
  });
}

function fixedRatingWords(samples: boolean, named: boolean): string {
  const shown = samples ? "shown as a sample; hidden with real keys" : "hidden";
  const advice = named ? "; its entry in CLAIMS_FILE does nothing: remove it" : "";
  return `${shown}: ratings come from buyers' reviews alone, once there are five${advice}`;
}

/** Who is said to sell. A missing phone number does not fail: whether one is owed is for counsel to say. */
export function sellerFinding({ name, phone, demonstration }: Seller): Finding {
  if (demonstration) return finding("seller", "who sells", true, "an invented seller, marked as one in a trial");
  const advice = "no phone number: Spain and the United Kingdom ask for one, add it to SELLER_CONTACT";
  return finding("seller", "who sells", true, phone === null ? `${name}; ${advice}` : `${name}, with a phone number`);
}
