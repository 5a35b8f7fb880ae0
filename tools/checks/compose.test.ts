import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readEnvironment } from "@cosmic/platform/environment/environment";
import { describeEnvironment } from "@cosmic/platform/environment/variables/variables";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const root = join(import.meta.dirname, "../..");
const deploy = join(root, "deploy");
const read = (name: string) => readFileSync(join(deploy, name), "utf8");
const folder = makeTestFolder();
afterAll(() => folder.remove());

const names = z.union([z.array(z.string()), z.record(z.string(), z.object({ condition: z.string() }))]);
/** The parts of the Compose specification that this file uses; anything else is a mistake. */
const service = z.strictObject({
  image: z.string().optional(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.number() })
    .optional(),
  depends_on: names.default([]),
  restart: z.literal("unless-stopped"),
  stop_grace_period: z.string().optional(),
  shm_size: z.string().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.string().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
});
const subnets = z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) });
const compose = z
  .object({
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.null()),
    networks: z.object({ default: subnets }),
  })
  .parse(parse(read("compose.yaml"), { merge: true }));

/** The settings of `deploy/.env`, with the values of the example. */
const example = Object.fromEntries(
  read("env.example")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
);
const filledIn: Readonly<Record<string, string>> = {
  ...example,
  ...{ POSTGRES_PASSWORD: "p4ssword", STRIPE_SECRET_KEY: "sk_live_a", STRIPE_WEBHOOK_SECRET: "whsec_a" },
  ...{
    SMTP_URL: "smtps://u:p@mail.example.org:465",
    LINK_SECRET: randomBytes(48).toString("base64"),
    METRICS_TOKEN: "t0k3n".repeat(6),
    ...{ SELLER_NAME: "Example Ltd", SELLER_TAX_ID: "GB123456789", SELLER_REGISTER: "01234567" },
  },
};
/** Substitutes variables as Compose does; fails on a required one that is not set. */
const filled = (text: string): string =>
  text.replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, name: string) => filledIn[name] || expect.fail(`${name} is not set`));
const environmentOf = (name: string): Readonly<Record<string, string>> => {
  const { env_file: file, environment = {} } = compose.services[name] ?? {};
  const own = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(value)]));
  return { ...(file ? filledIn : {}), ...own };
};
const sites = Object.entries(compose.services).filter(([, { image }]) => image === "cosmic-blueprint");
const withRole = (role: string) => sites.map(([name]) => name).filter((name) => environmentOf(name).ROLE === role);

test("two webs and two workers start with these settings, each with a data folder of its own", () => {
  expect([withRole("web"), withRole("worker")]).toEqual([
    ["web-1", "web-2"],
    ["worker-1", "worker-2"],
  ]);
  expect(new Set(sites.map(([, { volumes }]) => volumes.join())).size).toBe(4);
  for (const [name] of sites) {
    const reading = readEnvironment({ DATA_DIR: folder.path, HOST: "0.0.0.0", ...environmentOf(name) });
    expect(reading, name).toMatchObject({ ok: true, environment: { production: true } });
  }
});

test("every variable that is set is a setting of the site", () => {
  const known = new Set([...describeEnvironment().map(({ name }) => name), "POSTGRES_PASSWORD"]);
  for (const name of Object.keys(example)) expect(known, name).toContain(name);
  for (const [service] of sites)
    for (const name of Object.keys(environmentOf(service))) expect(known, name).toContain(name);
});

test("no password has a default, and a missing one stops Compose", () => {
  const secrets = new Set(describeEnvironment().flatMap(({ name, secret }) => (secret ? [name] : [])));
  for (const [name, value] of Object.entries(example))
    if (secrets.has(name) || name === "POSTGRES_PASSWORD") expect([name, value]).toEqual([name, ""]);
  const references = read("compose.yaml").match(/\$\{[^}]*\}/g) ?? [];
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) expect(reference).toMatch(/^\$\{(POSTGRES_PASSWORD|SITE_URL):\?/);
});

test("what services name is there: files, volumes, each other", () => {
  for (const [name, { build, volumes, depends_on: before }] of Object.entries(compose.services)) {
    if (build) expect(existsSync(join(deploy, build.context, build.dockerfile)), name).toBe(true);
    for (const volume of volumes) {
      const [source = ""] = volume.split(":");
      if (source.startsWith(".")) expect(existsSync(join(deploy, source)), volume).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
    const others = Array.isArray(before) ? before : Object.keys(before);
    for (const other of others) expect(Object.keys(compose.services), `${name} waits`).toContain(other);
  }
  const image = read("Containerfile");
  const [, program = ""] = /CMD \["node", "([^"]+)"\]/.exec(image) ?? [];
  expect(existsSync(join(root, program)), program).toBe(true);
  for (const file of ["pgbouncer.ini", "start.sh"]) {
    expect(read("pgbouncer/Containerfile")).toContain(file);
    expect(existsSync(join(deploy, "pgbouncer", file))).toBe(true);
  }
});

test("the addresses fit together: site, pooler, PostgreSQL, proxy", () => {
  const ini = read("pgbouncer/pgbouncer.ini");
  const port = /^listen_port = (\d+)$/m.exec(ini)?.[1];
  for (const [name] of sites) {
    const { DATABASE_URL = "", DATABASE_DIRECT_URL = "", TRUST_PROXY } = environmentOf(name);
    const [pooled, direct] = [new URL(DATABASE_URL), new URL(DATABASE_DIRECT_URL)];
    expect([pooled.host, direct.host]).toEqual([`pgbouncer:${port}`, "postgres:5432"]);
    expect([pooled.username, pooled.password, pooled.pathname]).toEqual([
      ...[direct.username, direct.password, direct.pathname],
    ]);
    expect(TRUST_PROXY).toBe(compose.networks.default.ipam.config[0]?.subnet);
  }
  const { POSTGRES_USER, POSTGRES_DB } = environmentOf("postgres");
  expect(ini).toContain(`${POSTGRES_DB} = host=postgres port=5432 dbname=${POSTGRES_DB}`);
  expect(read("pgbouncer/start.sh")).toContain(`"${POSTGRES_USER}"`);
  expect(ini).toMatch(/^pool_mode = transaction$/m);
  const webPort = /PORT=(\d+)/.exec(read("Containerfile"))?.[1];
  expect(environmentOf("caddy").WEB_UPSTREAMS).toBe(
    withRole("web")
      .map((name) => `${name}:${webPort}`)
      .join(" "),
  );
  for (const name of withRole("worker")) expect(environmentOf(name).METRICS_PORT).toBe(webPort);
});

test("the proxy's rules stand in one file, whose addresses are settings", () => {
  expect(compose.services.caddy?.volumes).toContain("./Caddyfile:/etc/caddy/Caddyfile:ro");
  const settings = read("Caddyfile").match(/\{\$\w+/g) ?? [];
  expect(settings.map((name) => name.slice(2)).sort()).toEqual(Object.keys(environmentOf("caddy")).sort());
});
