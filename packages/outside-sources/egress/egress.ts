import { type ClientRequest, request as requestHttp } from "node:http";
import { type RequestOptions, request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { checkedAddress, type Resolve } from "./checked-address.ts";
import { type EgressAnswer, readAnswer } from "./read-answer.ts";

/** What is asked of a configured service. */
export interface EgressRequest {
  readonly method: "GET" | "POST";
  readonly url: URL;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Ends it, name resolution and reading included. */
  readonly signal: AbortSignal;
}

/** The only way requests leave this process. */
export interface Egress {
  send(request: EgressRequest): Promise<EgressAnswer>;
}

export interface EgressOptions {
  /** Addresses the operator configured: only their scheme, host and port may be asked. */
  readonly addresses: readonly string[];
  readonly allowPrivate: boolean;
  readonly resolve: Resolve;
}

/** Opens the way to the configured addresses and no others. Redirects are never followed: they are answers like any
 * other. */
export function openEgress({ addresses, allowPrivate, resolve }: EgressOptions): Egress {
  const allowed = new Set(addresses.map((address) => new URL(address).origin));
  return {
    send: async (request) => {
      const { url, signal } = request;
      if (!/^https?:$/.test(url.protocol) || !allowed.has(url.origin)) return { ok: false, reason: "refused" };
      const checked = await orAborted(checkedAddress(url.hostname, { resolve, allowPrivate }), signal);
      if (checked === null) return { ok: false, reason: "timed-out" };
      return checked.ok ? exchange(request, checked.address) : checked;
    },
  };
}

/** Null if the signal comes first: a hanging name lookup cannot be canceled. */
async function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  if (signal.aborted) return null;
  const stop = new AbortController();
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener("abort", () => resolve(null), { signal: stop.signal });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    stop.abort();
  }
}

/** One request on its own connection, to the address that was checked and no other. */
function exchange(request: EgressRequest, address: string): Promise<EgressAnswer> {
  return new Promise((resolve) => {
    const sent = open(request, address);
    sent.on("response", (response) => resolve(readAnswer(response, request.signal)));
    sent.on("error", () => resolve({ ok: false, reason: request.signal.aborted ? "timed-out" : "unreachable" }));
    sent.end(request.json === undefined ? undefined : JSON.stringify(request.json));
  });
}

function open({ method, url, json, signal }: EgressRequest, address: string): ClientRequest {
  const secure = url.protocol === "https:";
  const options: RequestOptions = {
    method,
    signal,
    host: address,
    path: url.pathname + url.search,
    // A kept connection could outlive the check of its address.
    agent: false,
    headers: {
      host: url.host,
      accept: "application/json",
      "accept-encoding": "identity",
      ...(json === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(url.port === "" ? {} : { port: Number(url.port) }),
    // The certificate is checked for the name that was configured, not for the address.
    ...(secure && isIP(url.hostname) === 0 && !url.hostname.startsWith("[") ? { servername: url.hostname } : {}),
  };
  return secure ? requestHttps(options) : requestHttp(options);
}
