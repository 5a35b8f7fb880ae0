import { readFileSync } from "node:fs";
import type { Environment } from "@cosmic/platform/environment/environment";
import type { Clock } from "@cosmic/platform/system-clock";
import { z } from "zod";
import { type ClaimId, claimIds, fixedRatings, type ShownClaims } from "./claim-ids.ts";

/** One line of the operator's file of evidence. */
const evidenceSchema = z.strictObject({
  claim: z.enum(claimIds),
  proof: z.string().trim().min(1),
  since: z.iso.date(),
});
export type ClaimEvidence = z.infer<typeof evidenceSchema>;

export type EvidenceReading =
  | { readonly ok: true; readonly evidence: readonly ClaimEvidence[] }
  | { readonly ok: false; readonly sentence: string };

const refused = (sentence: string): EvidenceReading => ({ ok: false, sentence });
const example = `[{"claim": "active-users", "proof": "orders counted on 1 March", "since": "2026-03-01"}]`;

/** Reads the text of `CLAIMS_FILE`: a JSON list of claim, proof and ISO date, each claim once and no date ahead. A fault
 * is a sentence that names the entry, counted from 1, and says what to write. */
export function readEvidence(text: string, today: string): EvidenceReading {
  const list = z.array(z.unknown()).safeParse(parsedJson(text));
  if (!list.success) return refused(`CLAIMS_FILE is not a JSON list: write it like ${example}.`);
  const evidence: ClaimEvidence[] = [];
  for (const [index, entry] of list.data.entries()) {
    const read = evidenceSchema.safeParse(entry);
    const fault = read.success ? faultOf(read.data, evidence, today) : shapeFault(read.error, entry);
    if (fault !== null) return refused(`CLAIMS_FILE, entry ${index + 1}: ${fault}`);
    if (read.success) evidence.push(read.data);
  }
  return { ok: true, evidence };
}

/** Undefined when it is no JSON, which the list's schema then refuses. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function shapeFault(error: z.ZodError, entry: unknown): string {
  const [issue] = error.issues;
  const field = String(issue?.path[0] ?? "");
  if (field === "claim") {
    const named = z.object({ claim: z.string() }).safeParse(entry);
    const what = named.success ? `there is no claim ${JSON.stringify(named.data.claim)}` : "the claim is missing";
    return `${what}: name one of ${claimIds.join(", ")}.`;
  }
  if (field === "proof") return "the proof is missing: say in a few words what proves the claim.";
  if (field === "since") return "since is no date: write the day since which it is proven, like 2026-03-01.";
  return `it is not made of claim, proof and since alone: write it like ${example}.`;
}

function faultOf({ claim, since }: ClaimEvidence, earlier: readonly ClaimEvidence[], today: string): string | null {
  if (earlier.some((one) => one.claim === claim)) return `${claim} is there twice: keep one entry for each claim.`;
  if (since > today) return `since lies ahead (${since}): add ${claim} on the day it is proven.`;
  return null;
}

/** Reads the file that `CLAIMS_FILE` names; no evidence when it names none. */
export function loadEvidence({ claimsFile }: Pick<Environment, "claimsFile">, clock: Clock): EvidenceReading {
  if (claimsFile === null) return { ok: true, evidence: [] };
  const [today = ""] = clock.now().toISOString().split("T");
  try {
    return readEvidence(readFileSync(claimsFile, "utf8"), today);
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    const code = String(error.code);
    return refused(`CLAIMS_FILE cannot be read (${code}): set it to a file this process may read, or leave it unset.`);
  }
}

/** In the sandbox every claim is shown as a sample; with real keys those with evidence alone, and of those no fixed
 * rating. */
export function shownClaims(
  { payments }: Pick<Environment, "payments">,
  evidence: readonly ClaimEvidence[],
): ShownClaims {
  if (payments.kind === "sandbox") return { samples: true, ids: claimIds };
  const proven = new Set<ClaimId>(evidence.map(({ claim }) => claim));
  return { samples: false, ids: claimIds.filter((id) => proven.has(id) && !fixedRatings.includes(id)) };
}
