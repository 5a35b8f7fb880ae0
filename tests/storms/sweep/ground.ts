import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { freePort } from "../runner/free-port.ts";
import { startStormDatabase } from "../runner/storm-database.ts";
import { type StormMail, startStormMail } from "../runner/storm-mail.ts";
import type { Address } from "./open-house.ts";

/** A shop of its own: database, files and mail server, in the state it was copied from. */
export interface Plot {
  readonly name: string;
  readonly address: Address;
  readonly mail: StormMail;
  /** Lists the calls a process makes; not copied. */
  readonly placesFile: string;
  /** Closes its mail server; nothing may have it open. Its database and files remain, to be copied. */
  leave(): Promise<void>;
  /** Leaves it and deletes everything. */
  remove(): Promise<void>;
}

/** Hosts the shops of a sweep: one PostgreSQL with a database for each. */
export interface Ground {
  /** Makes a shop: empty, or a copy of another one that was left. */
  make(name: string, copied?: Plot): Promise<Plot>;
  close(): Promise<void>;
}

/** Starts it in an empty folder. */
export async function openGround(dataDir: string): Promise<Ground> {
  const server = await startStormDatabase(dataDir);
  const admin = await openDatabase({ databaseUrl: server.url, dataDir }, openLog({ level: "silent" }));
  // The server itself is never killed in a sweep, so nothing needs to be flushed to disk.
  await admin.pool.query("alter system set fsync = off");
  await admin.pool.query("select pg_reload_conf()");
  const folderOf = (name: string) => join(dataDir, "plots", name);
  const make = async (name: string, copied?: Plot): Promise<Plot> => {
    await admin.pool.query(`create database "${name}" ${copied ? `template "${copied.name}"` : ""}`);
    const folder = folderOf(name);
    mkdirSync(folder, { recursive: true });
    if (copied && existsSync(folderOf(copied.name))) cpSync(folderOf(copied.name), folder, { recursive: true });
    const mail = await startStormMail({ refuses: false });
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    const siteUrl = `http://127.0.0.1:${await freePort()}`;
    const leave = () => mail.close();
    return {
      name,
      address: { databaseUrl: url.toString(), dataDir: folder, siteUrl, smtpUrl: mail.url },
      mail,
      placesFile: join(dataDir, "plots", `${name}.places`),
      leave,
      remove: async () => {
        await leave();
        // A killed process leaves sessions that the server has not noticed yet.
        await admin.pool.query(`drop database "${name}" with (force)`);
        rmSync(folder, { recursive: true, force: true });
        rmSync(`${folder}.places`, { force: true });
      },
    };
  };
  return {
    make,
    close: async () => {
      await admin.close();
      await server.stop();
    },
  };
}
