import { paths } from "@cosmic/addresses/paths";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A host name or IP address, and an optional port; nothing that could change the rest of the URL. */
const hostShape = /^https?:\/\/[\w.:[\]-]+$/;

/** The request URL, with the host as sent by the browser or proxy; an invalid host is a 400. */
export function addressOf(request: FastifyRequest, path: string): URL {
  const typed = `${request.protocol}://${request.host}`;
  if (hostShape.test(typed) && URL.canParse(typed) && URL.canParse(typed + path)) return new URL(typed + path);
  throw Object.assign(new Error("a request to no address"), { statusCode: 400 });
}

/** Whether the method carries a body. */
export const takesBody = ({ method }: FastifyRequest): boolean => method !== "GET" && method !== "HEAD";

const bodyOf = ({ body }: FastifyRequest) => new Uint8Array(Buffer.isBuffer(body) ? body : []);

/** Throws if the posted body is not a form: 415 by content type, 400 if it can't be parsed. */
export async function readForm(request: FastifyRequest): Promise<void> {
  const body = bodyOf(request);
  const kind = request.headers["content-type"] ?? "";
  // The only page route posted to by a script, as JSON; it validates its own body.
  if (request.url === paths.sandboxCard()) return;
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(kind)) {
    throw Object.assign(new Error("a posted body that is no form"), { statusCode: 415 });
  }
  try {
    await new Response(body, { headers: { "content-type": kind } }).formData();
  } catch (error) {
    throw Object.assign(new Error("a posted form that cannot be read", { cause: error }), { statusCode: 400 });
  }
}

/** The request in the form of the Fetch API, aborted when the visitor goes away. */
export function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  // Forms on pages that send no referrer have `Origin: null`. The host has already checked that the request is
  // same-origin, but the router looks only at this header.
  if (headers.get("origin") === "null") headers.delete("origin");
  return new Request(addressOf(request, request.raw.url ?? "/"), {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(takesBody(request) ? { body: bodyOf(request) } : {}),
  });
}
