import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@cosmic/platform/database/embedded/embedded-postgres";
import { openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { copyPreparedDatabase } from "@cosmic/platform/testing/prepared-database";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { startTestMailServer } from "@cosmic/platform/testing/test-mail-server";
import { documentVersion } from "@cosmic/report/document";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { runCommand } from "../../apps/operator/run-command.ts";
import { root } from "../site-process.ts";

/** What `npm run -s operator` runs; npm itself takes as long as a short command. */
const program = [process.execPath, "tools/operations/operator.mjs"] as const;

function operator(
  args: readonly string[],
  input = "",
  { settings = {}, by = program }: { settings?: Record<string, string>; by?: readonly [string, ...string[]] } = {},
) {
  const env = { ...process.env, NODE_ENV: "", ...settings };
  const [command, ...first] = by;
  const done = spawnSync(command, [...first, ...args], { cwd: root, input, encoding: "utf8", env });
  const lines = done.stdout.split("\n").filter(Boolean);
  return { status: done.status, lines, stdout: done.stdout, stderr: done.stderr };
}

/**
 * The same without a process of its own, whose start takes longer than most commands: returns the output and exit code.
 */
async function runHere(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  for (const [name, value] of Object.entries({ NODE_ENV: "", ...settings })) vi.stubEnv(name, value);
  const hear = (stream: NodeJS.WriteStream) => vi.spyOn(stream, "write").mockReturnValue(true);
  const [out, error] = [hear(process.stdout), hear(process.stderr)];
  const status = await runCommand(args);
  const [stdout, stderr] = [out, error].map((heard) => heard.mock.calls.map(([text]) => String(text)).join(""));
  vi.restoreAllMocks();
  return { status, stdout: stdout ?? "", stderr: stderr ?? "" };
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** One PostgreSQL for all commands; otherwise each would start and stop its own. */
const folder = makeTestFolder();
const dataDir = join(folder.path, "data");
let server: EmbeddedPostgres;
beforeAll(async () => {
  copyPreparedDatabase(dataDir);
  server = await startEmbeddedPostgres(dataDir, openLog({ level: "silent" }));
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const marina = {
  id: "marina",
  name: "Marina Duarte",
  place: "São Paulo, Brazil",
  date: "1990-06-15",
  time: "14:30",
  latitude: -23.5505,
  longitude: -46.6333,
};
const jsonl = (...births: readonly unknown[]) => births.map((birth) => JSON.stringify(birth)).join("\n");

test("births become facts in order, and a bad line is told without stopping the rest", () => {
  const input = `${jsonl(marina, { ...marina, id: 2, date: "1990-02-31" }, { ...marina, id: 3, date: "1850-01-01" })}\nnot json\n${jsonl({ id: 5, utc: "1990-06-15T17:30:00Z", latitude: -23.5505, longitude: -46.6333 })}`;
  const { status, lines } = operator(["chart"], input);
  expect(status).toBe(1);
  const answers = lines.map((line) => JSON.parse(line));
  expect(answers.map((answer) => answer.id)).toEqual(["marina", 2, 3, null, 5]);
  expect(answers.map((answer) => answer.error?.code)).toEqual([
    ...[undefined, "impossible-date", "out-of-range", "malformed", undefined],
  ]);
  expect(answers[0].clock.zone).toBe("America/Sao_Paulo");
  expect(answers[0].angles.ascendant).toMatchObject({ sign: "Scorpio", degree: 8, minute: 21 });
  expect(answers[4].planets.sun.longitude).toBe(answers[0].planets.sun.longitude);
});

test("a birth still to come by the clock of its place is refused, though its day has begun", () => {
  const date = new Date().toISOString().slice(0, 10);
  const honolulu = { latitude: 21.31, longitude: -157.86, zone: "Pacific/Honolulu" };
  const { lines } = operator(["chart"], jsonl({ id: 1, date, time: "23:59", ...honolulu }));
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ id: 1, error: { code: "out-of-range", field: "date" } });
});

test("a report comes as document, as text and as a PDF named by its hash", () => {
  const document = JSON.parse(operator(["report"], jsonl(marina)).stdout);
  expect(document).toMatchObject({ id: "marina", version: documentVersion, language: "en" });
  const text = JSON.parse(operator(["report", "--format", "text"], jsonl(marina)).stdout);
  expect(text.words).toBeGreaterThan(2000);
  expect(text.text).toContain("Sun in Gemini, in the eighth house.");
  const dated = (asOf: unknown) => operator(["report", "--format", "text"], jsonl({ ...marina, asOf })).stdout;
  expect(JSON.parse(dated("2024-02-29")).text).toContain("Written on February 29, 2024");
  expect(JSON.parse(dated("2023-02-29")).error).toMatchObject({ code: "impossible-date", field: "asOf" });
  expect(JSON.parse(dated("1850-01-01")).error).toMatchObject({ code: "out-of-range", field: "asOf" });
  const out = mkdtempSync(join(tmpdir(), "cosmic-reports-"));
  const printed = JSON.parse(operator(["report", "--format", "pdf", "--out", out], jsonl(marina)).stdout);
  expect(printed).toMatchObject({ id: "marina", hash: document.hash });
  expect(printed.pages).toBeGreaterThan(15);
  expect(readFileSync(printed.file).subarray(0, 5).toString()).toBe("%PDF-");
});

test("doctor says what is missing before real money, and shows no secret", async () => {
  const secret = "a-link-secret-of-more-than-thirty-two-characters";
  const { status, stdout } = await runHere(["doctor", "--json"], { DATA_DIR: dataDir, LINK_SECRET: secret });
  expect(status).toBe(1);
  const { ready, findings }: { ready: boolean; findings: { name: string; ok: boolean }[] } = JSON.parse(stdout);
  expect(ready).toBe(false);
  expect(findings.find((each) => each.name === "PostgreSQL")?.ok).toBe(true);
  expect(findings.find((each) => each.name === "STRIPE_SECRET_KEY")?.ok).toBe(false);
  // Without evidence a claim is hidden where money is taken, so no claim blocks the sale.
  expect(findings.find((each) => each.name === "testimonial-1")?.ok).toBe(true);
  expect(stdout).not.toContain(secret);
});

test("doctor can pass: complete settings exit 0, with each claim proven or hidden", async () => {
  const stripe = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end('{"object":"balance","available":[],"pending":[]}');
  });
  await new Promise<void>((resolve) => stripe.listen(0, "127.0.0.1", resolve));
  const stripePort = portOf(stripe);
  const mail = await startTestMailServer(() => null, undefined, { encrypted: true });
  // The payment service's own address leads to the stand-in, and the stand-in's certificate, which nobody signed, is
  // believed.
  const { request } = https;
  Object.assign(https, {
    request: ({ agent: _agent, host: _host, port: _port, ...options }: https.RequestOptions) =>
      httpRequest({ ...options, host: "127.0.0.1", port: stripePort }),
  });
  syncBuiltinESMExports();
  const claims = join(folder.path, "claims.json");
  writeFileSync(claims, '[{"claim": "certified", "proof": "certificate 7", "since": "2026-11-01"}]');
  const { host, user, database } = server.connection;
  const production = {
    ...{ NODE_ENV: "production", STRIPE_SECRET_KEY: "sk_live_abc", STRIPE_WEBHOOK_SECRET: "whsec_abc" },
    ...{ SITE_URL: "https://example.org", MAIL_FROM: "a@example.org", SUPPORT_EMAIL: "b@example.org" },
    ...{ SMTP_URL: mail.url, DATA_DIR: join(folder.path, "production"), CLAIMS_FILE: claims },
    ...{ SELLER_NAME: "Example Ltd", SELLER_ADDRESS: "1 High Street | London", SELLER_TAX_ID: "none" },
    ...{ SELLER_REGISTER: "01234567", SELLER_CONTACT: "+44 20 7946 0000" },
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    ...{ LINK_SECRET: "3v0bQhK1tq5Jw8yZcR2uXn7LdFgP9sMa4EoT6iVx", NODE_TLS_REJECT_UNAUTHORIZED: "0" },
  };
  try {
    const { status, stdout, stderr } = await runHere(["doctor", "--json"], production);
    const {
      ready,
      findings,
    }: {
      ready: boolean;
      findings: { area: string; name: string; ok: boolean; words: string }[];
    } = JSON.parse(stdout || stderr);
    expect(findings.filter(({ ok }) => !ok)).toEqual([]);
    expect([status, ready]).toEqual([0, true]);
    expect(findings.find(({ area }) => area === "seller")?.words).toBe("Example Ltd, with a phone number");
    const told = findings.filter(({ area }) => area === "claims").map(({ name, words }) => [name, words]);
    expect(told).toContainEqual(["certified", "proven since 2026-11-01: certificate 7"]);
    expect(told).toContainEqual(["testimonial-1", "hidden: no evidence in CLAIMS_FILE"]);
    const ratings = "hidden: ratings come from buyers' reviews alone, once there are five";
    expect(told).toContainEqual(["user-rating", ratings]);
    writeFileSync(claims, '[{"claim": "loved-by-all", "proof": "yes", "since": "2026-11-01"}]');
    const refused = await runHere(["doctor", "--json"], production);
    expect([refused.status, refused.stdout]).toEqual([1, expect.stringContaining("there is no claim")]);
  } finally {
    Object.assign(https, { request });
    syncBuiltinESMExports();
    stripe.closeAllConnections();
    stripe.close();
    await mail.close();
  }
});

function portOf(server: { address(): unknown }): number {
  const address = server.address();
  return typeof address === "object" && address !== null && "port" in address ? Number(address.port) : 0;
}

test("doctor names each mixture that must not start, and a setup that may start has none", async () => {
  const live = {
    ...{ STRIPE_SECRET_KEY: "sk_live_abc", STRIPE_WEBHOOK_SECRET: "whsec_abc", SITE_URL: "https://example.org" },
    ...{ SMTP_URL: "smtp://mail.example.org", MAIL_FROM: "a@example.org", SUPPORT_EMAIL: "b@example.org" },
    ...{ SELLER_NAME: "Example Ltd", SELLER_ADDRESS: "1 High Street | London", SELLER_TAX_ID: "none" },
    ...{ SELLER_REGISTER: "01234567", SELLER_CONTACT: "+44 20 7946 0000" },
    ...{ DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing", DATA_DIR: dataDir },
  };
  const unsafe = {
    ...{
      LINK_SECRET: "x".repeat(40),
      STRIPE_API_KEY: "sk_test_a",
      TRIAL_PAGES: "anyone",
      SITE_URL: "http://example.org",
    },
    ...{ SMTP_URL: `${live.SMTP_URL}?ignoreTLS=true`, SOURCE_FREE_PLANETS_URL: "https://127.0.0.1:7/" },
  };
  const safety = async (settings: Readonly<Record<string, string>>) => {
    const { stdout, stderr } = await runHere(["doctor", "--json"], settings);
    const told: { findings: { area: string; name: string; ok: boolean }[] } = JSON.parse(stdout || stderr);
    return told.findings.filter(({ area }) => area === "safety").map(({ name, ok }) => [name, ok]);
  };
  const names = ["payment keys", "site address", "link secret", "mail encryption", "stand-ins", "trial settings"];
  const LINK_SECRET = "3v0bQhK1tq5Jw8yZcR2uXn7LdFgP9sMa4EoT6iVx";
  expect(await safety({ DATA_DIR: dataDir })).toEqual([["real money", true]]);
  expect(await safety({ ...live, LINK_SECRET })).toEqual(names.map((name) => [name, true]));
  expect(await safety({ ...live, ...unsafe })).toEqual(names.map((name) => [name, false]));
});

test("the counter answers in one line of JSON, and says by its exit whether all went well", async () => {
  const settings = { DATA_DIR: dataDir };
  const { status, stdout } = operator(["refund", "CB-0000-0000", "--json"], "", { settings });
  expect([status, JSON.parse(stdout)]).toEqual([1, { ok: false, reason: "unknown-order" }]);
  const ask = async (...args: string[]) => {
    const answer = await runHere([...args, "--json"], settings);
    return [
      answer.status,
      ...answer.stdout
        .trimEnd()
        .split("\n")
        .map((line): unknown => JSON.parse(line)),
    ];
  };
  expect(await ask("erase", "nobody@example.org", "--dry-run")).toEqual([
    0,
    { ok: true, dryRun: true, found: false, orders: [] },
  ]);
  expect(await ask("reconcile", "--day", "2026-01-01")).toEqual([
    0,
    { day: "2026-01-01", charges: 0, orders: 0, differences: [] },
  ]);
});

test("a correction reads the birth from standard input, and says what is wrong with it or with the order", () => {
  const settings = { DATA_DIR: dataDir };
  const unknown = operator(["correct", "CB-0000-0000", "--dry-run", "--json"], jsonl(marina), { settings });
  expect([unknown.status, JSON.parse(unknown.stdout)]).toEqual([1, { ok: false, reason: "unknown-order" }]);
  const unread = operator(["correct", "CB-0000-0000"], "born in June", { settings });
  expect([unread.status, unread.stderr]).toEqual([2, expect.stringContaining("as one JSON object")]);
});

test("reviews are listed with what was received and is shown, held for law or privacy, and shown again", async () => {
  const settings = { DATA_DIR: dataDir };
  const database = await openDatabase({ databaseUrl: null, dataDir }, openLog({ level: "silent" }));
  for (const [number, stars] of [
    ["CB-1", 1],
    ["CB-2", 5],
    ["CB-3", 1],
  ] as const) {
    const { rows } = await database.pool.query(
      `insert into orders (number, state, email, name, locale, plan, price_minor, currency, engine, document_version, paid_at)
       values ($1, 'delivered', 'a@example.org', 'A', 'en-us', 'basic', 1499, 'USD', 'x', 1, now()) returning id`,
      [number],
    );
    await database.pool.query(
      `insert into reviews (order_id, stars, text, name, locale, sandbox, written_at)
       values ($1, $2, 'My neighbor Ann said it was long.', '', 'en-us', true, now())`,
      [rows[0].id, stars],
    );
  }
  await database.close();
  const held = await runHere(
    ["reviews", "hold", "cb-3", "--reason", "privacy", "--note", "It names a neighbor."],
    settings,
  );
  expect([held.status, held.stdout.split(":")[0]]).toEqual([0, "CB-3"]);
  const { stdout } = await runHere(["reviews"], settings);
  expect(stdout).toMatch(/CB-3 +1 +held: privacy/);
  expect(stdout).toMatch(/^1 +2 \(66\.7 %\) +1 \(50\.0 %\)$/m);
  expect(stdout).toMatch(/^all +3 +2$/m);
  expect(stdout).toContain("Held for law: 0; for privacy: 1.");
  const json = JSON.parse((await runHere(["reviews", "--held", "--json"], settings)).stdout);
  expect(json).toMatchObject({ received: { 1: 2, 5: 1 }, shown: { 1: 1, 5: 1 }, reviews: [{ number: "CB-3" }] });
  expect((await runHere(["reviews", "publish", "CB-3"], settings)).status).toBe(0);
  expect((await runHere(["reviews", "publish", "CB-3", "--json"], settings)).stdout).toContain("not-held");
  expect((await runHere(["reviews", "show", "CB-9"], settings)).stderr).toContain("There is no order CB-9");
});

test("a database that is not there is told in one sentence", async () => {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
  const { status, stdout, stderr } = await runHere(["show", "CB-0000-0000", "--json"], settings);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim()).toBe(
    "The database cannot be had (ECONNREFUSED): see that PostgreSQL runs and that DATABASE_URL is right.",
  );
});

test("wrong use is exit 2 with a sentence, help is exit 0", async () => {
  expect(operator(["nonsense"], "", { by: ["npm", "run", "-s", "operator", "--"] }).status).toBe(2);
  const wrong: readonly (readonly [string[], string])[] = [
    [["chart", "--nonsense"], "--nonsense"],
    [["report", "--format", "pdf"], "--out DIR"],
    [["reconcile", "--day", "2026-13-40"], "no day"],
    [["export", "nobody"], "no mail address"],
    [["refund"], "one argument"],
    [["reviews", "hold", "CB-1", "--note", "rude"], "--reason law or --reason privacy"],
    [["reviews", "hold", "CB-1", "--reason", "stars", "--note", "one star"], "for nothing else"],
    [["reviews", "hold", "CB-1", "--reason", "law", "--note", " "], '--note "…"'],
    [["reviews", "erase", "CB-1"], "no argument"],
  ];
  for (const [args, words] of wrong) {
    const { status, stderr } = await runHere(args);
    expect([args, status]).toEqual([args, 2]);
    expect(stderr).toContain(words);
    expect(stderr).toContain(`operator -- ${args[0]}`);
  }
  for (const command of ["chart", "doctor", "refund", "erase"]) {
    const { status, stdout } = await runHere([command, "--help"]);
    expect([command, status]).toEqual([command, 0]);
    expect(stdout).toContain(`operator -- ${command}`);
  }
});
