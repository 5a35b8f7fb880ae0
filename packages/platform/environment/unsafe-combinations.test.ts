import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";
import { estimatedBits, fewestSecretBits } from "./secret-strength.ts";
import { moneyVariables } from "./variables/variables.ts";

const live = {
  SITE_URL: "https://example.org/",
  DATABASE_URL: "postgres://u:p@db/name",
  STRIPE_SECRET_KEY: "sk_live_abc",
  STRIPE_WEBHOOK_SECRET: "whsec_abc",
  SMTP_URL: "smtp://u:p@mail.example.org:587",
  MAIL_FROM: "Cosmic Blueprint <reports@example.org>",
  SUPPORT_EMAIL: "help@example.org",
  SELLER_NAME: "Ejemplo Editorial, S.L.",
  SELLER_ADDRESS: "Calle Mayor 1 | 28013 Madrid | España",
  SELLER_TAX_ID: "B12345674",
  SELLER_REGISTER: "none",
  SELLER_CONTACT: "+34 910 000 000, hola@example.org",
  LINK_SECRET: randomBytes(48).toString("base64"),
};
const sentencesOf = (source: Readonly<Record<string, string | undefined>>) => {
  const read = readEnvironment(source);
  return read.ok ? [] : read.sentences;
};
const trial = () => ({ DATA_DIR: mkdtempSync(join(tmpdir(), "mixtures-")) });

test("a live key is production, whatever NODE_ENV says: no mailbox, no sandbox, encrypted mail", () => {
  for (const STRIPE_SECRET_KEY of ["sk_live_abc", "rk_live_abc"]) {
    for (const NODE_ENV of [undefined, "development"]) {
      expect(readEnvironment({ ...live, STRIPE_SECRET_KEY, NODE_ENV })).toMatchObject({
        ok: true,
        environment: { production: true, payments: { kind: "stripe" }, mail: { kind: "smtp", requireTls: true } },
      });
    }
  }
});

test.each(moneyVariables.filter((name) => name !== "STRIPE_SECRET_KEY"))(
  "a live key without %s is refused with one sentence that names it",
  (name) => {
    expect(sentencesOf({ ...live, [name]: undefined })).toEqual([
      expect.stringMatching(`^${name} is missing beside a live payment key: set it to .+\\.$`),
    ]);
  },
);

test("a live key under another name asks for everything that real money needs", () => {
  const sentences = sentencesOf({ ...trial(), STRIPE_API_KEY: "sk_live_abc" });
  expect(sentences).toHaveLength(moneyVariables.length);
  for (const name of moneyVariables) expect(sentences.join("\n")).toContain(`${name} is missing beside a live`);
});

const standIn = "http://127.0.0.1:7/sky";
test.each([
  [
    "a test key beside the live one",
    { STRIPE_API_KEY: "sk_test_abc" },
    /^STRIPE_API_KEY holds a test key beside a live/,
  ],
  ["a publishable test key", { STRIPE_PUBLISHABLE_KEY: "pk_test_a" }, /^STRIPE_PUBLISHABLE_KEY holds a test key/],
  [
    "a test key in production",
    { NODE_ENV: "production", STRIPE_SECRET_KEY: "sk_test_a" },
    /^STRIPE_SECRET_KEY holds a test key in production/,
  ],
  [
    "a restricted test key in production",
    { NODE_ENV: "production", STRIPE_SECRET_KEY: "rk_test_a" },
    /^STRIPE_SECRET_KEY holds a test key in production/,
  ],
  ["a link secret of equal letters", { LINK_SECRET: "x".repeat(32) }, /^LINK_SECRET can be guessed/],
  ["a link secret that repeats itself", { LINK_SECRET: "k3J9fQ".repeat(9) }, /^LINK_SECRET can be guessed/],
  ["a link secret that counts", { LINK_SECRET: "abcdefghijklmnopqrstuvwxyz0123456789" }, /^LINK_SECRET can be guessed/],
  [
    "a link secret of placeholders",
    { LINK_SECRET: "my-super-secret-link-secret-for-production" },
    /^LINK_SECRET can be guessed/,
  ],
  ["a site without encryption", { SITE_URL: "http://example.org" }, /^SITE_URL is not safe in production/],
  [
    "mail whose certificate nobody looks at",
    { SMTP_URL: `${live.SMTP_URL}?tls.rejectUnauthorized=false` },
    /^SMTP_URL switches encryption off/,
  ],
  [
    "mail that ignores encryption",
    { SMTP_URL: `${live.SMTP_URL}?ignoreTLS=true` },
    /^SMTP_URL switches encryption off/,
  ],
  [
    "a stand-in of a source",
    { SOURCE_FREE_PLANETS_URL: standIn, SOURCES_ALLOW_PRIVATE: "yes" },
    /^SOURCE_FREE_PLANETS_URL leads to this machine/,
  ],
  [
    "a stand-in by name",
    { SOURCE_SPACE_AGENCY_URL: "https://localhost/x" },
    /^SOURCE_SPACE_AGENCY_URL leads to this machine/,
  ],
  ["a sandbox that fails", { SANDBOX_FAILS: "sometimes" }, /^SANDBOX_FAILS is for a trial/],
  ["trial pages for everybody", { TRIAL_PAGES: "anyone" }, /^TRIAL_PAGES is for a trial/],
] as const)("real money and %s do not start together", (_, changes, sentence) => {
  expect(sentencesOf({ ...live, ...changes })).toEqual([expect.stringMatching(sentence)]);
});

test("none of it stops a trial", () => {
  const mixed = {
    ...{ STRIPE_SECRET_KEY: "sk_test_a", STRIPE_WEBHOOK_SECRET: "whsec_a", LINK_SECRET: "x".repeat(32) },
    ...{ SITE_URL: "http://example.org", SMTP_URL: "smtp://127.0.0.1:1?ignoreTLS=true", TRIAL_PAGES: "anyone" },
    ...{ SOURCE_FREE_PLANETS_URL: standIn, SOURCES_ALLOW_PRIVATE: "yes", SANDBOX_FAILS: "sometimes" },
  };
  expect(readEnvironment({ ...trial(), ...mixed })).toMatchObject({ ok: true, environment: { production: false } });
});

test("no secret that a generator makes is taken for a guess", () => {
  const made = [
    ...[() => randomBytes(16).toString("hex"), () => randomBytes(24).toString("base64")],
    ...[() => randomBytes(32).toString("base64url"), () => randomBytes(48).toString("base64")],
  ];
  for (const make of made)
    for (let n = 0; n < 500; n += 1) expect(estimatedBits(make())).toBeGreaterThan(fewestSecretBits);
});
