import { ReadableStream } from "node:stream/web";
import * as build from "virtual:react-router/server-build";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { detectLocale, localeCookie } from "../locale/detect-locale.ts";
import { inLocale } from "../locale/visitor-locale.server.ts";
import { localeContext, nonceContext, requestIdContext, servicesContext } from "./context.ts";
import type { SiteServices } from "./services.ts";

const cookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Reads a posted form up to a limit; a stream that grows past it is cut off. */
function limited(body: AsyncIterable<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let seen = 0;
  return new ReadableStream({
    async start(controller) {
      try {
        for await (const chunk of body) {
          seen += chunk.byteLength;
          if (seen > maxBytes) throw new Error("the posted form is too large");
          controller.enqueue(chunk);
        }
        controller.close();
      } catch (error) {
        controller.error(error);
      }
    },
  });
}

function webRequest(request: FastifyRequest, reply: FastifyReply, maxBytes: number): Request {
  const gone = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(`${request.protocol}://${request.host}${request.raw.url}`, {
    method: request.method,
    headers,
    signal: gone.signal,
    // Node's fetch types lack `duplex`, which a streamed body needs.
    ...(hasBody ? ({ body: limited(request.raw, maxBytes), duplex: "half" } as RequestInit) : {}),
  });
}

const maxFormBytes = 65_536;

/** Hands every address that no other part of the host took to React Router. */
export async function serveRoutes(app: FastifyInstance, services: SiteServices) {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.all("/*", async (request, reply) => {
      const locale = detectLocale({
        path: request.url,
        stored: cookie(request.headers.cookie, localeCookie),
        acceptLanguage: request.headers["accept-language"] ?? "",
      });
      const context = new RouterContextProvider();
      context.set(nonceContext, reply.nonce);
      context.set(servicesContext, services);
      context.set(requestIdContext, request.id);
      context.set(localeContext, locale);
      const answer = await inLocale(locale, () => handle(webRequest(request, reply, maxFormBytes), context));
      return reply.send(answer);
    });
  });
}
