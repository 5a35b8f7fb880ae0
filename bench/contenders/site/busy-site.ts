import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lastSegment } from "@cosmic/addresses/paths";
import { openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import Stripe from "stripe";
import { checkout, ready, startSite, stopSites } from "../../../tests/site-process.ts";
import { freePort } from "../../../tests/storms/runner/free-port.ts";
import { startStormDatabase } from "../../../tests/storms/runner/storm-database.ts";
import { buildIfNeeded } from "../../../tools/operations/start/prepare.mjs";

/** The built site in one process on a real PostgreSQL, with one report sold and one payment page left open. */
export interface BusySite {
  readonly address: string;
  /** The secret in the sold report's link. */
  readonly secret: string;
  /** The payment session of the unpaid order. */
  readonly unpaidSession: string;
  /** A webhook call for the sold order, as the payment service sends it. */
  webhook(): { readonly body: string; readonly headers: Readonly<Record<string, string>> };
  close(): Promise<void>;
}

/** Starts it on free ports, with the production rate limits. */
export async function openBusySite(): Promise<BusySite> {
  await buildIfNeeded();
  const folder = makeTestFolder();
  const server = await startStormDatabase(folder.path);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const dataDir = join(folder.path, "site");
  const variables = { DATABASE_URL: server.url, SITE_URL: address, ROLE: "all", CLIENT_PAGES_PER_MINUTE: "" };
  await ready(startSite({ dataDir, port, variables }));
  const paidSession = await openCheckout(address, "paid@example.org");
  const unpaidSession = await openCheckout(address, "unpaid@example.org");
  const secret = await pay(address, paidSession);
  const database = await openDatabase({ databaseUrl: server.url, dataDir }, openLog({ level: "silent" }));
  const { rows } = await database.pool.query("select id from orders where email = 'paid@example.org'");
  await database.close();
  const signing = `whsec_${readFileSync(join(dataDir, "sandbox-webhook-secret"), "utf8").trim()}`;
  let events = 0;
  return {
    address,
    secret,
    unpaidSession,
    webhook: () => {
      const object = { id: paidSession, object: "checkout.session", metadata: { order: rows[0].id } };
      const id = `evt_busy_${events++}`;
      const created = Math.floor(Date.now() / 1000);
      const body = JSON.stringify({
        id,
        object: "event",
        type: "checkout.session.completed",
        created,
        data: { object },
      });
      const signature = new Stripe("sk_test_x").webhooks.generateTestHeaderString({ payload: body, secret: signing });
      return { body, headers: { "content-type": "application/json", "stripe-signature": signature } };
    },
    close: async () => {
      await stopSites();
      await server.stop();
      await folder.remove();
    },
  };
}

async function openCheckout(address: string, email: string): Promise<string> {
  const body = JSON.stringify({ ...checkout, email, birthData: { ...checkout.birthData, email } });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${address}/api/checkout`, { method: "POST", headers, body });
  return lastSegment((await answer.json()).url);
}

async function pay(address: string, session: string): Promise<string> {
  const body = new URLSearchParams({ cardNumber: "4242424242424242", expiry: "12/40", cvc: "123", cardName: "B" });
  await fetch(`${address}/sandbox/pay/${session}`, { method: "POST", body, redirect: "manual" });
  const opened = await (await fetch(`${address}/success?session_id=${session}`)).text();
  const secret = /\/r\/([\w-]{43})/.exec(opened)?.[1];
  if (!secret) throw new Error("the paid report does not open");
  return secret;
}
