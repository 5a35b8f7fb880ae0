import { migrateShop } from "@cosmic/shop/database/migrate-shop";
import { afterAll, expect, test } from "vitest";
import { openLog } from "../log/open-log.ts";
import { copyPreparedDatabase } from "../testing/prepared-database.ts";
import { makeTestFolder } from "../testing/test-folder.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded/embedded-postgres.ts";
import { openDatabase } from "./open.ts";
import { whenServed } from "./when-served.ts";

const folder = makeTestFolder();
const log = openLog({ level: "silent" });
let server: EmbeddedPostgres;
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

test("what opens with a PostgreSQL that is not there yet waits for it, and rejects any other fault at once", async () => {
  copyPreparedDatabase(folder.path);
  server = await startEmbeddedPostgres(folder.path, log);
  const { host, user, database: name } = server.connection;
  await server.stop();
  const databaseUrl = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  const database = await openDatabase({ databaseUrl, dataDir: folder.path }, log);
  let tries = 0;
  const opened = whenServed(log, async () => {
    tries += 1;
    if (tries === 2) server = await startEmbeddedPostgres(folder.path, log);
    await migrateShop(database);
  });
  await expect(opened).resolves.toBeUndefined();
  expect(tries).toBeGreaterThanOrEqual(2);
  await expect(whenServed(log, () => database.pool.query("select 1 from nothing"))).rejects.toThrow("nothing");
  await database.close();
});
