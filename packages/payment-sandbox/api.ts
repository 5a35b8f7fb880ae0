import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Transaction } from "@cosmic/platform/database/open";
import type { Log } from "@cosmic/platform/log/open-log";
import Stripe from "stripe";
import type { SandboxTools } from "./events.ts";
import { listCharges, listDisputes, listSessions, retrieveIntent } from "./lists.ts";
import { createRefund, listRefunds } from "./payments/refunds.ts";
import { createSession, expireSession, retrieveSession } from "./payments/sessions.ts";
import { type Answer, type Asked, refuse } from "./protocol/answer.ts";
import { decideFates } from "./protocol/failing.ts";
import { decodeForm } from "./protocol/form-encoding.ts";
import { answerOnce } from "./protocol/idempotency.ts";
import type { SessionIds } from "./protocol/session-ids.ts";
import { makeId } from "./protocol/wire.ts";

/** The sandbox API, listening on the loopback address. */
export interface SandboxApi {
  readonly port: number;
  /** The only key it accepts; each process generates its own. */
  readonly secretKey: string;
  close(): Promise<void>;
}

const keyBytes = 16;

/** Starts the API on a free loopback port. Its state is in the database, so each process may run its own. `failing`:
 * one call in ten fails, before or after it takes effect. */
export async function startSandboxApi(tools: SandboxTools, log: Log, failing = false): Promise<SandboxApi> {
  const secretKey = `sk_test_${randomBytes(keyBytes).toString("hex")}`;
  const fateOfCall = decideFates(failing);
  const server = createServer((request, response) => {
    const fate = fateOfCall();
    if (fate === "refused") return refuseCall(response, tools.ids);
    answerRequest(request, { tools, secretKey }).then(
      (answer) => (fate === "unanswered" ? void response.destroy() : send(response, answer, tools.ids)),
      (error: unknown) => {
        log.error({ err: error }, "the payment sandbox failed");
        send(
          response,
          { ...refuse(500, { type: "api_error", message: "The sandbox failed." }), replayed: false },
          tools.ids,
        );
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return { port: portOf(server), secretKey, close: () => close(server) };
}

function refuseCall(response: ServerResponse, ids: SessionIds): void {
  send(response, { ...refuse(500, { type: "api_error", message: "Told to fail." }), replayed: false }, ids);
}

async function answerRequest(
  request: IncomingMessage,
  { tools, secretKey }: { readonly tools: SandboxTools; readonly secretKey: string },
): Promise<Answer & { readonly replayed: boolean }> {
  const body = tools.ids.toStored(await text(request));
  if (request.headers.authorization !== `Bearer ${secretKey}`) {
    return { ...refuse(401, { message: "You did not provide a valid API key." }), replayed: false };
  }
  const url = new URL(tools.ids.toStored(request.url ?? "/"), "http://sandbox");
  const asked: Asked = { method: request.method ?? "GET", path: url.pathname, query: url.searchParams, body };
  const key = request.headers["idempotency-key"];
  return tools.database.transaction(async (tx) => {
    if (asked.method !== "POST" || typeof key !== "string") {
      return { ...(await route(tx, asked, tools)), replayed: false };
    }
    return answerOnce(tx, { key, asked, clock: tools.clock }, () => route(tx, asked, tools));
  });
}

async function route(tx: Transaction, asked: Asked, tools: SandboxTools): Promise<Answer> {
  const [version, ...path] = asked.path.split("/").filter(Boolean);
  const place = `${asked.method} ${path.map((step) => (/^(cs_test|sandbox|pi)_[0-9a-z]+$/.test(step) ? "{id}" : step)).join("/")}`;
  if (version !== "v1") return refuse(404, { message: "Unrecognized request URL." });
  const id = path[2] ?? "";
  switch (place) {
    case "POST checkout/sessions":
      return createSession(tx, decodeForm(asked.body), tools);
    case "GET checkout/sessions/{id}":
      return retrieveSession(tx, id, expansions(asked.query), tools);
    case "POST checkout/sessions/{id}/expire":
      return expireSession(tx, id, tools);
    case "GET balance":
      return { status: 200, body: { object: "balance", livemode: false, available: [], pending: [] } };
    case "GET tax/settings":
      return { status: 200, body: { object: "tax.settings", livemode: false, status: "active" } };
    case "GET checkout/sessions":
      return listSessions(tx, asked.query, tools);
    case "GET charges":
      return listCharges(tx, asked.query);
    case "GET disputes":
      return listDisputes(tx, asked.query);
    case "GET payment_intents/{id}":
      return retrieveIntent(tx, path[1] ?? "", expansions(asked.query), tools);
    case "GET refunds":
      return listRefunds(tx, asked.query);
    case "POST refunds":
      return createRefund(tx, decodeForm(asked.body), tools);
    default:
      return refuse(404, { message: `Unrecognized request URL (${asked.method}: ${asked.path}).` });
  }
}

function expansions(query: URLSearchParams): string[] {
  return [...query].filter(([name]) => name.startsWith("expand[")).map(([, path]) => path);
}

function send(response: ServerResponse, answer: Answer & { readonly replayed: boolean }, ids: SessionIds): void {
  response.writeHead(answer.status, {
    "content-type": "application/json",
    "request-id": makeId("req"),
    "stripe-version": Stripe.API_VERSION,
    ...(answer.replayed ? { "idempotent-replayed": "true" } : {}),
  });
  response.end(ids.toWire(JSON.stringify(answer.body)));
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the sandbox listens on no port");
  return address.port;
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
