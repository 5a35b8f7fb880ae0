import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { loadEvidence, readEvidence, shownClaims } from "./claim-evidence.ts";
import { claimIds } from "./claim-ids.ts";

const today = "2026-11-26";
const users = { claim: "active-users", proof: "accounts counted on 1 November", since: "2026-11-01" } as const;
const read = (...entries: readonly unknown[]) => readEvidence(JSON.stringify(entries), today);
const stripe = { kind: "stripe", secretKey: "sk_live_a", webhookSecrets: ["whsec_a"] } as const;

test("a list of claim, proof and date is read", () => {
  const certified = { claim: "certified", proof: "certificate 7", since: today } as const;
  expect(read(users, certified)).toEqual({ ok: true, evidence: [users, certified] });
  expect(read()).toEqual({ ok: true, evidence: [] });
});

test.each([
  ["no JSON", "claims", /not a JSON list: write it like \[\{"claim"/],
  ["an object", "{}", /not a JSON list/],
  [
    "an unknown claim",
    [{ ...users, claim: "best-ever" }],
    /entry 1: there is no claim "best-ever": name one of active-users, user-rating/,
  ],
  ["no claim", [{ proof: "x", since: today }], /entry 1: the claim is missing/],
  ["an empty proof", [users, { ...users, claim: "certified", proof: " " }], /entry 2: the proof is missing/],
  ["a date that is none", [{ ...users, since: "November" }], /entry 1: since is no date/],
  ["a date ahead", [{ ...users, since: "2026-11-27" }], /entry 1: since lies ahead \(2026-11-27\)/],
  ["a claim twice", [users, users], /entry 2: active-users is there twice/],
  ["something else", [{ ...users, show: true }], /entry 1: it is not made of claim, proof and since alone/],
])("%s is refused with a sentence", (_what, entries, sentence) => {
  const text = typeof entries === "string" ? entries : JSON.stringify(entries);
  expect(readEvidence(text, today)).toEqual({ ok: false, sentence: expect.stringMatching(sentence) });
});

test("a file that cannot be read is refused with a sentence; none at all is no evidence", () => {
  const clock = { now: () => new Date(`${today}T12:00:00Z`) };
  const missing = loadEvidence({ claimsFile: join(import.meta.dirname, "nowhere.json") }, clock);
  expect(missing).toEqual({ ok: false, sentence: expect.stringMatching(/^CLAIMS_FILE cannot be read \(ENOENT\)/) });
  expect(loadEvidence({ claimsFile: null }, clock)).toEqual({ ok: true, evidence: [] });
});

test("the sandbox shows every claim as a sample; real keys show what is proven, test keys too", () => {
  expect(shownClaims({ payments: { kind: "sandbox", webhookSecrets: [] } }, [])).toEqual({
    samples: true,
    ids: claimIds,
  });
  for (const secretKey of ["sk_live_a", "sk_test_a"]) {
    const payments = { ...stripe, secretKey };
    expect(shownClaims({ payments }, [])).toEqual({ samples: false, ids: [] });
    expect(shownClaims({ payments }, [users])).toEqual({ samples: false, ids: ["active-users"] });
  }
});

test("with real keys no evidence shows a fixed rating", () => {
  const everything = claimIds.map((claim) => ({ ...users, claim }));
  const { ids } = shownClaims({ payments: stripe }, everything);
  expect(claimIds.filter((id) => !ids.includes(id))).toEqual(["user-rating", "rating-in-structured-data"]);
});

test("a file is read on the day of the clock: evidence of that day counts, of the next it lies ahead", () => {
  const file = join(mkdtempSync(join(tmpdir(), "claims-")), "claims.json");
  writeFileSync(file, JSON.stringify([users]));
  const on = (day: string) => loadEvidence({ claimsFile: file }, { now: () => new Date(`${day}T23:59:59Z`) });
  expect(on("2026-11-01")).toEqual({ ok: true, evidence: [users] });
  expect(on("2026-10-31")).toEqual({ ok: false, sentence: expect.stringMatching(/since lies ahead/) });
  rmSync(dirname(file), { recursive: true });
});
