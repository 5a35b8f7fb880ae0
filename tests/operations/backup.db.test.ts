import { spawnSync } from "node:child_process";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "@cosmic/platform/database/open";
import { clientAddress, clientsForServer, listPostgresClients } from "@cosmic/platform/database/postgres-clients";
import { dayMs } from "@cosmic/platform/durations";
import { openLog } from "@cosmic/platform/log/open-log";
import { systemClock } from "@cosmic/platform/system-clock";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { rehearseRestore } from "@cosmic/shop/backup/rehearse-restore";
import { openBackups } from "@cosmic/shop/open-tools";
import { readEverythingKept, whereIs } from "@cosmic/shop/testing/kept-everywhere";
import { openTestShop, sampleCheckout, type TestShop } from "@cosmic/shop/testing/open-test-shop";
import { openSales, type Sale } from "@cosmic/shop/testing/sales";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTrialPostgres, type TrialPostgres } from "../../tools/operations/trial-postgres.ts";
import { root } from "../site-process.ts";

// Uses real pg_dump and pg_restore, with a server of their own version: the PostgreSQL from npm includes neither. `npm
// test` installs them where it can (tools/operations/test).
const [clients] = await listPostgresClients(process.env.POSTGRES_PROGRAMS ?? null);
const soon = { timeout: 60_000, interval: 50 };
const place = makeTestFolder();
const backups = join(place.path, "backups");
const password = "only-the-server-knows";
let server: TrialPostgres;
let one: TestShop;
let sales: ReturnType<typeof openSales>;
let settings: Readonly<Record<string, string>>;

beforeAll(async () => {
  if (!clients) return;
  server = await startTrialPostgres(clients.folder, join(place.path, "postgres"));
  server.run("createdb", "cosmic");
  const DATABASE_URL = server.urlOf("cosmic").replace("@", `:${password}@`);
  settings = { DATABASE_URL, BACKUP_DIR: backups, POSTGRES_PROGRAMS: clients.folder };
  one = await openTestShop({ sky: skyFromDisk(), settings });
  sales = openSales(one);
});
afterAll(async () => {
  await one?.close();
  await server?.stop();
  await place.remove();
});

const dumps = () => readdirSync(backups).filter((name) => name.endsWith(".dump"));
const buy = (email: string, name: string): Promise<Sale> =>
  sales.paid(email, { name, birthData: { ...sampleCheckout.birthData, fullName: name, email } });
function rehearse(look?: (restored: Database) => Promise<void>, changes: { readonly linkSecret?: string } = {}) {
  const environment = { ...one.environment, ...changes };
  const tools = { environment, log: openLog({ level: "silent" }), clock: systemClock };
  return rehearseRestore({ ...tools, ...openBackups(environment), closing: new AbortController().signal }, look);
}

test.skipIf(!clients)(
  "a worker makes the day's backup, whole and closed to others, and lets those over 30 days go",
  async () => {
    expect(await rehearse()).toMatchObject({ ok: false, reason: "none" });
    const old = (days: number) => `cosmic-${new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)}.dump`;
    const kept = await one.shop.backUp();
    expect(kept).toMatchObject({ ok: true });
    for (const days of [28, 32, 400]) writeFileSync(join(backups, old(days)), "x");
    writeFileSync(join(backups, "notes.txt"), "not ours");
    // A day later the next backup is due.
    one.later = dayMs;
    one.shop.startWorkers();
    await vi.waitFor(() => {
      expect(dumps()).not.toContain(old(400));
      expect(dumps()).toHaveLength(3);
    }, soon);
    expect(dumps()).toContain(old(28));
    expect(readdirSync(backups)).toContain("notes.txt");
    const newest = join(backups, dumps().sort().at(-1) ?? "");
    expect(statSync(newest).mode & 0o777).toBe(0o600);
    expect(spawnSync(join(clients?.folder ?? "", "pg_restore"), ["--list", newest]).status).toBe(0);
    expect(one.logged()).not.toContain(password);
    one.later = 0;
  },
);

test.skipIf(!clients)("the newest backup is restored by command, and an erasure since stays one", async () => {
  const [email, mark] = ["canary.backup@example.org", "Canarybackup"];
  const sale = await buy(email, mark);
  const neighbor = await buy("neighbor@example.org", "Neighbor");
  // It must be the newest backup.
  one.later = 2 * dayMs;
  expect(await one.shop.backUp()).toMatchObject({ ok: true });
  one.later = 0;
  await one.shop.eraseCustomer(email);

  let restored: readonly string[] = [];
  const came = await rehearse(async (database) => {
    const kept = await readEverythingKept(database, join(backups, "erasures"));
    expect([...kept.keys()]).toContain("pgboss.job");
    // Tables of the payment service are not part of the shop; the trial's sandbox keeps them in the same database.
    const places = [...whereIs(kept, mark), ...whereIs(kept, "canary.backup")];
    restored = places.filter((each) => !each.startsWith("public.sandbox_"));
    expect(whereIs(kept, "neighbor@")).toContain("public.orders");
    const { rows } = await database.pool.query("select state, email, birth from orders where id = $1", [sale.orderId]);
    expect(rows).toEqual([{ state: "erased", email: "", birth: null }]);
  });
  expect(restored).toEqual([]);
  expect(came).toMatchObject({ ok: true, erasures: { orders: 1 }, stillThere: 0, links: { tried: 1, opened: 1 } });
  expect(await one.shop.openReportByLink(neighbor.secret)).not.toBeNull();
  expect(readdirSync(one.dataDir).filter((name) => name.startsWith("rehearsal"))).toEqual([]);

  const env = { ...process.env, NODE_ENV: "", ...settings, DATA_DIR: one.dataDir };
  const told = spawnSync(process.execPath, ["tools/operations/operator.mjs", "rehearse-restore", "--json"], {
    ...{ cwd: root, env, encoding: "utf8" as const },
  });
  expect([told.status, JSON.parse(told.stdout)]).toEqual([0, expect.objectContaining({ ok: true, stillThere: 0 })]);
  // Another key opens no link, and the rehearsal reports that.
  const other = await rehearse(undefined, { linkSecret: "another-key-than-the-one-that-sealed-them" });
  expect(other).toMatchObject({ ok: false, links: { tried: 1, opened: 0 } });
});

test.skipIf(!clients)(
  "a dump that fails leaves the backup of the day as it was, and nothing half beside it",
  async () => {
    const before = readdirSync(backups);
    const newest = join(backups, dumps().sort().at(-1) ?? "");
    const bytes = statSync(newest).size;
    // pg_dump cannot dump a function whose language is gone.
    const { pool } = one.database;
    await pool.query("create function broken() returns int language sql as 'select 1'");
    await pool.query("update pg_proc set prolang = 0 where proname = 'broken'");
    one.later = 2 * dayMs;
    await expect(one.shop.backUp()).rejects.toThrow("pg_dump failed");
    one.later = 0;
    expect([readdirSync(backups), statSync(newest).size]).toEqual([before, bytes]);
  },
);

test("a server newer than every pg_dump is told in a sentence, and so is a folder without one", async () => {
  const tooNew = await clientsForServer(999, null);
  expect(tooNew).toEqual({
    ok: false,
    sentence: expect.stringMatching(/^PostgreSQL is 999 and .*: install postgresql-client-999/),
  });
  expect(await clientsForServer(15, place.path)).toEqual({
    ok: false,
    sentence: expect.stringContaining("there is no pg_dump in the folder that POSTGRES_PROGRAMS names"),
  });
});

test("no password is handed over where other users of the machine can read it", () => {
  expect(clientAddress("postgres://u:s%40cret@db:5432/cosmic?sslmode=verify-full")).toEqual({
    url: "postgres://u@db:5432/cosmic?sslmode=verify-full",
    password: "s@cret",
  });
  expect(clientAddress("postgres://u@db/cosmic?password=x&sslmode=no-verify&uselibpqcompat=true")).toEqual({
    url: "postgres://u@db/cosmic?sslmode=require",
    password: "x",
  });
});
