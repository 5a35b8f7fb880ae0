import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";
import { describeEnvironment, moneyVariables } from "./variables/variables.ts";

const folder = () => mkdtempSync(join(tmpdir(), "environment-"));

const production = {
  NODE_ENV: "production",
  SITE_URL: "https://example.org/",
  DATABASE_URL: "postgres://u:p@db/name",
  STRIPE_SECRET_KEY: "sk_live_abc",
  STRIPE_WEBHOOK_SECRET: "whsec_abc",
  SMTP_URL: "smtps://u:p@mail.example.org:465",
  MAIL_FROM: "Cosmic Blueprint <reports@example.org>",
  SUPPORT_EMAIL: "help@example.org",
  SELLER_NAME: "Ejemplo Editorial, S.L.",
  SELLER_ADDRESS: "Calle Mayor 1 | 28013 Madrid | España",
  SELLER_TAX_ID: "B12345674",
  SELLER_REGISTER: "none",
  SELLER_CONTACT: "+34 910 000 000, hola@example.org",
  LINK_SECRET: "q7Vn2xZc0bT4LwYk9RmH5sDf8uJgA1eP",
};

test("an empty environment is a trial on the loopback address", () => {
  const dataDir = folder();
  const read = readEnvironment({ DATA_DIR: dataDir, PORT: "" });
  expect(read).toMatchObject({
    ok: true,
    environment: {
      production: false,
      port: 3000,
      host: "127.0.0.1",
      siteUrl: "http://127.0.0.1:3000",
      databaseUrl: null,
      role: "all",
      payments: { kind: "sandbox" },
      mail: { kind: "mailbox" },
    },
  });
});

test("a trial links to the networks' front pages; production to what is set and to nothing else", () => {
  const social = (source: Record<string, string>) => {
    const read = readEnvironment({ DATA_DIR: folder(), ...source });
    return read.ok ? read.environment.social : read.sentences;
  };
  expect(social({ SOCIAL_X: "https://x.com/ours" })).toEqual([
    { network: "instagram", url: "https://www.instagram.com/" },
    { network: "facebook", url: "https://www.facebook.com/" },
    { network: "x", url: "https://x.com/ours" },
  ]);
  expect(social(production)).toEqual([]);
  expect(social({ ...production, SOCIAL_FACEBOOK: "https://facebook.com/ours" })).toEqual([
    { network: "facebook", url: "https://facebook.com/ours" },
  ]);
  expect(social({ SOCIAL_INSTAGRAM: "javascript:alert(1)" })).toEqual([
    "SOCIAL_INSTAGRAM is not usable: set it to the https address of your page on Instagram.",
  ]);
});

test("generated secrets are the same at the next start and closed to other users", () => {
  const dataDir = folder();
  const reads = [readEnvironment({ DATA_DIR: dataDir }), readEnvironment({ DATA_DIR: dataDir })];
  const secrets = reads.map((read) => (read.ok ? [read.environment.linkSecret, read.environment.payments] : null));
  expect(secrets[0]).toEqual(secrets[1]);
  const modes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600]);
});

test("a complete production environment is accepted and keeps nothing on disk", () => {
  const dataDir = folder();
  const read = readEnvironment({ ...production, DATA_DIR: dataDir });
  expect(read).toMatchObject({ ok: true, environment: { production: true, siteUrl: "https://example.org" } });
  expect(readdirSync(dataDir)).toEqual([]);
});

test.each(moneyVariables)("production without %s is refused with one sentence that names it", (name) => {
  const read = readEnvironment({ ...production, [name]: undefined });
  expect(read).toMatchObject({
    ok: false,
    sentences: [expect.stringMatching(`^${name} is missing.*: set it to .+\\.$`)],
  });
});

test("a link secret of 31 characters, a plain http site and a wrong port are each told", () => {
  const read = readEnvironment({
    ...production,
    LINK_SECRET: "x".repeat(31),
    PORT: "http",
    SITE_URL: "http://example.org",
  });
  if (read.ok) throw new Error("accepted");
  expect(read.sentences).toHaveLength(3);
  expect(read.sentences.join(" ")).toMatch(/PORT is not usable.*LINK_SECRET is not usable.*SITE_URL is not safe/);
});

test("no sentence quotes a value", () => {
  const read = readEnvironment({ ...production, STRIPE_SECRET_KEY: "hunter2", DATABASE_URL: "mysql://hunter2@x" });
  if (read.ok) throw new Error("accepted");
  expect(read.sentences).toHaveLength(2);
  expect(read.sentences.join()).not.toContain("hunter2");
});

test("a payment key without its webhook secret is refused in a trial too", () => {
  const read = readEnvironment({ DATA_DIR: folder(), STRIPE_SECRET_KEY: "sk_test_abc" });
  expect(read).toMatchObject({ ok: false, sentences: [expect.stringContaining("STRIPE_WEBHOOK_SECRET is missing")] });
});

test("the description names every variable once and marks those money depends on", () => {
  const described = describeEnvironment();
  expect(new Set(described.map((one) => one.name)).size).toBe(described.length);
  expect(
    described
      .filter((one) => one.money)
      .map((one) => one.name)
      .sort(),
  ).toEqual([...moneyVariables].sort());
});

test("a trial's pages answer this machine alone unless the operator says otherwise", () => {
  const read = (settings: object) => readEnvironment({ DATA_DIR: folder(), ...settings });
  expect(read({})).toMatchObject({ environment: { trialPages: "this-machine" } });
  expect(read({ TRIAL_PAGES: "anyone" })).toMatchObject({ environment: { trialPages: "anyone" } });
});

test("two webhook secrets may stand beside each other while one replaces the other", () => {
  const read = readEnvironment({ ...production, DATA_DIR: folder(), STRIPE_WEBHOOK_SECRET: "whsec_new,whsec_old" });
  expect(read).toMatchObject({ ok: true, environment: { payments: { webhookSecrets: ["whsec_new", "whsec_old"] } } });
  expect(readEnvironment({ ...production, STRIPE_WEBHOOK_SECRET: "whsec_new,old" }).ok).toBe(false);
});

test.each(["127.0.0.1", "10.0.0.0/8,fd00::/8", "loopback,192.0.2.7"])("TRUST_PROXY takes %s", (list) => {
  expect(readEnvironment({ ...production, TRUST_PROXY: list })).toMatchObject({
    ok: true,
    environment: { trustProxy: list },
  });
});

test.each(["true", "1", "example.org", "10.0.0.0/33", "10.0.0.0/8,", "*"])("TRUST_PROXY refuses %s", (list) => {
  expect(readEnvironment({ ...production, TRUST_PROXY: list }).ok).toBe(false);
});

test("outside sources are off until an address is set, and are asked over the open net by https alone", () => {
  const dataDir = folder();
  const read = (settings: object) => readEnvironment({ DATA_DIR: dataDir, ...settings });
  expect(read({})).toMatchObject({ ok: true, environment: { sources: { addresses: {}, allowPrivate: false } } });
  expect(read({ SOURCE_SPACE_AGENCY_URL: "https://ephemeris.example/api" })).toMatchObject({
    environment: { sources: { addresses: { "space-agency": "https://ephemeris.example/api" } } },
  });
  for (const address of ["http://ephemeris.example/", "HTTP://ephemeris.example/"])
    expect(read({ SOURCE_SPACE_AGENCY_URL: address })).toMatchObject({ ok: false });
  expect(read({ SOURCE_SPACE_AGENCY_URL: "http://127.0.0.1:9/", SOURCES_ALLOW_PRIVATE: "yes" }).ok).toBe(true);
});

test.each(["file:///etc/passwd", "ftp://x.example", "javascript:1", "ephemeris.example", "https://user:pw@x.example"])(
  "%s is no address of a source",
  (address) => {
    const read = readEnvironment({ DATA_DIR: folder(), SOURCE_SPACE_AGENCY_URL: address });
    expect(read).toMatchObject({
      ok: false,
      sentences: [expect.stringMatching(/^SOURCE_SPACE_AGENCY_URL is not usable/)],
    });
  },
);

const bucket = {
  S3_ENDPOINT: "https://s3.example.org/",
  S3_BUCKET: "reports",
  S3_ACCESS_KEY_ID: "KEYID",
  S3_SECRET_ACCESS_KEY: "secret",
};

test("a bucket is set whole or not at all, and reached by an encrypted way", () => {
  const read = (source: Record<string, string>) => {
    const reading = readEnvironment({ DATA_DIR: folder(), ...source });
    return reading.ok ? reading.environment.bucket : reading.sentences;
  };
  expect(read({})).toBeNull();
  expect(read(bucket)).toEqual({
    ...{ endpoint: "https://s3.example.org", bucket: "reports", region: "us-east-1" },
    ...{ accessKeyId: "KEYID", secretAccessKey: "secret" },
  });
  for (const name of Object.keys(bucket))
    expect(read({ ...bucket, [name]: "" })).toEqual([
      expect.stringMatching(`^${name} is missing beside the other S3_`),
    ]);
  expect(read({ ...bucket, S3_ENDPOINT: "http://s3.example.org" })).toEqual([
    "S3_ENDPOINT is not safe: set it to an address that begins with https://.",
  ]);
  expect(read({ ...bucket, S3_ENDPOINT: "http://127.0.0.1:9000" })).toMatchObject({
    endpoint: "http://127.0.0.1:9000",
  });
  expect(read({ ...bucket, S3_BUCKET: "Not a bucket" })).toEqual([expect.stringMatching(/^S3_BUCKET is not usable/)]);
});

test("a direct address stands beside the one it passes", () => {
  const direct = "postgres://u:p@db:5432/name";
  const read = readEnvironment({ ...production, DATA_DIR: folder(), DATABASE_DIRECT_URL: direct });
  expect(read).toMatchObject({ ok: true, environment: { databaseDirectUrl: direct } });
  const alone = readEnvironment({ DATA_DIR: folder(), DATABASE_DIRECT_URL: direct });
  expect(alone.ok ? [] : alone.sentences).toEqual([expect.stringMatching(/^DATABASE_DIRECT_URL is set without/)]);
});

test("the keys of the bucket and the addresses of databases are never shown", () => {
  const hidden = describeEnvironment().flatMap(({ name, secret }) => (secret ? [name] : []));
  for (const name of ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "DATABASE_URL", "DATABASE_DIRECT_URL"] as const)
    expect(hidden).toContain(name);
});
