import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type SourceName, type SourceSettings, sourceNames } from "@cosmic/platform/environment/outside-sources";
import { z } from "zod";
import { type Behaviour, behaviours, rubbish } from "./behaviours.ts";
import type { StandInSky } from "./stand-in-sky.ts";
import { answerOf, type StandInRequest } from "./truthful-answers.ts";

/** One request a stand-in got. */
export interface StandInCall extends StandInRequest {
  readonly source: SourceName;
  readonly method: string;
}

/** Seven services on the loopback of this machine that stand in for the real ones. */
export interface StandIns {
  /** As the environment would set them. */
  readonly settings: SourceSettings;
  /** All calls so far, in order. */
  readonly calls: readonly StandInCall[];
  /** How a source behaves from now on; for so many calls, then it answers again. */
  set(source: SourceName, behaviour: Behaviour, times?: number): void;
  close(): Promise<void>;
}

interface State {
  readonly sky: StandInSky;
  readonly calls: StandInCall[];
  readonly set: Map<SourceName, { readonly behaviour: Behaviour; left: number }>;
}

/** Starts them on one port, each under its own name. `PUT /{source}` with a behaviour as its body sets one from
 * outside. */
export async function startStandIns(sky: StandInSky): Promise<StandIns> {
  const state: State = { sky, calls: [], set: new Map() };
  const server = createServer((request, response) => {
    text(request).then(
      (body) => serve(state, { request, body, response }),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${portOf(server)}`;
  const set = (source: SourceName, behaviour: Behaviour, times = Number.POSITIVE_INFINITY) =>
    void state.set.set(source, { behaviour, left: times });
  const addresses = Object.fromEntries(sourceNames.map((name) => [name, `${base}/${name}`]));
  return { settings: { addresses, allowPrivate: true }, calls: state.calls, set, close: () => close(server) };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly body: string;
  readonly response: ServerResponse;
}

function serve(state: State, { request, body, response }: Exchange): void {
  const url = new URL(request.url ?? "/", "http://stand-in");
  const [, named = "", ...path] = url.pathname.split("/");
  const source = sourceNames.find((name) => name === named);
  if (!source) return void response.writeHead(404).end();
  if (request.method === "PUT") {
    const behaviour = behaviours.find((one) => one === body.trim());
    if (behaviour) state.set.set(source, { behaviour, left: Number.POSITIVE_INFINITY });
    return void response.writeHead(behaviour ? 204 : 400).end();
  }
  const asked = { path: path.join("/"), query: url.searchParams, body: jsonRecord(body) };
  state.calls.push({ source, method: request.method ?? "", ...asked });
  behave(state, { source, asked, response });
}

function behave(
  state: State,
  {
    source,
    asked,
    response,
  }: { readonly source: SourceName; readonly asked: StandInRequest; readonly response: ServerResponse },
): void {
  const behaviour = behaviourOf(state, source);
  switch (behaviour) {
    case "hang":
      return;
    case "fail":
      return void response.writeHead(503).end();
    case "garbage":
      return void response.writeHead(200, json).end(rubbish[state.calls.length % rubbish.length]);
    case "answer":
    case "lie": {
      const answer = answerOf(source, asked, { sky: state.sky, lying: behaviour === "lie" });
      return void response.writeHead(200, json).end(JSON.stringify(answer));
    }
  }
}

const json = { "content-type": "application/json" };

function behaviourOf({ set }: State, source: SourceName): Behaviour {
  const ordered = set.get(source);
  if (!ordered || ordered.left <= 0) return "answer";
  ordered.left -= 1;
  return ordered.behaviour;
}

function jsonRecord(body: string): Readonly<Record<string, unknown>> {
  if (body === "") return {};
  return z.record(z.string(), z.unknown()).parse(JSON.parse(body));
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the stand-ins listen on no port");
  return address.port;
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
