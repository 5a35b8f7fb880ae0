import type { Log } from "@cosmic/platform/log/open-log";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { localePrefix } from "../locale/address.ts";
import { detectLocale, localeCookie } from "../locale/detect-locale.ts";
import { isLocale, type Locale, locales } from "../locale/locale.ts";
import { inLocale } from "../locale/visitor-locale.server.ts";
import { paths } from "../paths.ts";
import { readTheme } from "../theme.ts";
import { readBuyer, readCookie } from "./buyer-cookie.ts";
import {
  buyerContext,
  type CheckoutTrouble,
  checkoutTroubleContext,
  clientAddressContext,
  localeContext,
  logContext,
  nonceContext,
  refusalContext,
  refusedHeader,
  requestIdContext,
  servicesContext,
  visitorLocaleContext,
} from "./context.ts";
import { buildIn } from "./locale-build.ts";
import { isRefusal, keepRefusalPages, type Refusal, retryAfterSeconds } from "./refusal-pages.ts";
import { otherLocaleOf } from "./report-language.ts";
import type { ServicesFor } from "./trial-pages.ts";

const maxFormBytes = 65_536;

/** A name or an address, and a port; nothing that makes another address of it. */
const hostShape = /^https?:\/\/[\w.:[\]-]+$/;

/** As the visitor typed it, or as the proxy says; a host that is none is the caller's fault. */
function addressOf(request: FastifyRequest, path: string): URL {
  const typed = `${request.protocol}://${request.host}`;
  if (hostShape.test(typed) && URL.canParse(typed) && URL.canParse(typed + path)) return new URL(typed + path);
  throw Object.assign(new Error("a request to no address"), { statusCode: 400 });
}

const takesBody = ({ method }: FastifyRequest): boolean => method !== "GET" && method !== "HEAD";

const bodyOf = ({ body }: FastifyRequest) => new Uint8Array(Buffer.isBuffer(body) ? body : []);

/** Throws with what the visitor is told when the posted body is no form: 415 by its name, 400 by what it holds. */
async function readForm(request: FastifyRequest): Promise<void> {
  const body = bodyOf(request);
  const kind = request.headers["content-type"] ?? "";
  // The one address of a page that is asked by a script, in JSON, and reads whatever comes.
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

function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  // Of a form on a page that tells nobody of itself. The host has seen that it is ours; the router knows only the header.
  if (headers.get("origin") === "null") headers.delete("origin");
  return new Request(addressOf(request, request.raw.url ?? "/"), {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(takesBody(request) ? { body: bodyOf(request) } : {}),
  });
}

/** The pages of the site, for a request or in place of another answer. */
export interface Pages {
  show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  showNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Asks a visitor to wait, in the place of any page. Rejects with a plain 429 where no document was asked for. */
  showTooMany(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  showCheckoutTrouble(request: FastifyRequest, reply: FastifyReply, trouble: CheckoutTrouble): Promise<FastifyReply>;
}

interface Showing {
  readonly asked: Request;
  /** Where the page stands, when it is not what was asked for: its prefix decides the language. */
  readonly path?: string;
  readonly trouble?: CheckoutTrouble;
  /** Wins over the page's own status. */
  readonly status?: number;
  /** Draws the page of a refusal in place of what was asked for. */
  readonly refusal?: Refusal;
}

/** Documents, and what React Router asks for in their place. */
const isPage = /^text\/(html|x-script)/;

/** A page carries a nonce and the visitor's language: nobody else may be given it, and nobody keeps it unasked. */
const unkept = "private, no-store";

/** What a page depends on besides its address, for caches: cookies keep the theme and the language that was chosen, and
 * where no prefix names a language the browser's own decide. */
const variesBy = (address: string): string =>
  localePrefix(address.split(/[?.]/)[0] ?? "") === ""
    ? "accept-encoding, accept-language, cookie"
    : "accept-encoding, cookie";

/** No route has it, so that the site's own 404 answers. */
const nowhere = "/not-found";

const asksForDocument = ({ method, page }: FastifyRequest): boolean =>
  (method === "GET" || method === "HEAD") && page !== null && !page.path.endsWith(".data");

/** Prepares the pages of the built site. */
export function makePages(servicesFor: ServicesFor, log: Log): Pages {
  const handlers = new Map(
    locales.map((locale) => [locale, createRequestHandler(buildIn(locale), process.env.NODE_ENV)]),
  );
  const localeOf = (request: FastifyRequest, path = request.url): Locale =>
    detectLocale({
      path,
      stored: readCookie(request.headers.cookie, localeCookie),
      acceptLanguage: request.headers["accept-language"] ?? "",
    });
  const answerTo = async (request: FastifyRequest, reply: FastifyReply, showing: Showing): Promise<Response> => {
    const locale = localeOf(request, showing.path);
    const services = servicesFor(request);
    const make = (pageLocale: Locale) => {
      const context = new RouterContextProvider();
      context.set(nonceContext, reply.nonce);
      context.set(servicesContext, services);
      context.set(logContext, log);
      context.set(requestIdContext, request.id);
      context.set(visitorLocaleContext, locale);
      context.set(localeContext, pageLocale);
      context.set(clientAddressContext, request.ip);
      context.set(buyerContext, readBuyer(request.headers.cookie, services.siteUrl));
      context.set(checkoutTroubleContext, showing.trouble ?? null);
      context.set(refusalContext, showing.refusal ?? null);
      const handle = handlers.get(pageLocale);
      if (!handle) throw new Error(`no pages in ${pageLocale}`);
      return inLocale(pageLocale, () => handle(showing.asked, context));
    };
    const first = await make(locale);
    const other = otherLocaleOf(first);
    if (other !== null) await first.body?.cancel();
    return other === null ? first : make(other);
  };
  const refusalPage = keepRefusalPages(async (request, reply, refusal) =>
    (await answerTo(request, reply, { asked: pageInstead(request, nowhere), refusal })).text(),
  );
  const refuse = async (request: FastifyRequest, reply: FastifyReply, status: Refusal) => {
    const locale = localeOf(request);
    const html = await refusalPage(request, reply, {
      status,
      locale,
      theme: readTheme(request.headers.cookie ?? "") ?? "",
    });
    reply.header("vary", variesBy(request.url)).header("cache-control", unkept);
    return reply.code(status).type("text/html; charset=utf-8").send(html);
  };
  const show = async (request: FastifyRequest, reply: FastifyReply, showing: Showing) => {
    const answer = await answerTo(request, reply, showing);
    const status = showing.status ?? answer.status;
    if (isRefusal(status) && !reply.hasHeader("retry-after")) reply.header("retry-after", retryAfterSeconds[status]);
    if (isRefusal(status) && answer.headers.has(refusedHeader)) return refuse(request, reply, status);
    if (isPage.test(answer.headers.get("content-type") ?? "")) {
      answer.headers.set("vary", variesBy(showing.path ?? request.url));
      if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", unkept);
    }
    if (request.method === "HEAD") return sendHead(reply, answer, status);
    return reply.send(new Response(answer.body, { status, headers: answer.headers }));
  };
  const pageInstead = (request: FastifyRequest, path: string) =>
    new Request(addressOf(request, path), { headers: { accept: "text/html" } });
  return {
    show: (request, reply) => show(request, reply, { asked: webRequest(request, reply) }),
    // Below /r/ as to any lost report link.
    showNotFound: (request, reply) =>
      show(request, reply, { asked: pageInstead(request, /^\/r\//i.test(request.url) ? "/r/" : nowhere) }),
    showTooMany: (request, reply) => {
      if (asksForDocument(request)) return refuse(request, reply, 429);
      throw Object.assign(new Error("too many requests of one client"), { statusCode: 429 });
    },
    showCheckoutTrouble: (request, reply, trouble) => {
      const path = birthPage(trouble);
      return show(request, reply, { asked: pageInstead(request, path), path, trouble, status: reply.statusCode });
    },
  };
}

/** A route's own answer to HEAD measures what it is given, and cannot measure a stream. */
async function sendHead(reply: FastifyReply, answer: Response, status: number): Promise<FastifyReply> {
  await answer.body?.cancel();
  for (const [name, value] of answer.headers) reply.header(name, value);
  return reply.code(status).send();
}

/** The birth form a plain form was posted from. */
function birthPage({ typed }: CheckoutTrouble): string {
  const { journey, locale } = typed;
  return journey === "locale" && isLocale(locale) ? `/${locale}${paths.flow("birth-chart")}` : paths.step("birth");
}

/** What a page answers to; its loader or its action runs for no other. */
const methods = ["GET", "HEAD", "POST"];

/** Hands every address that no other part of the host took to React Router. */
export async function servePages(app: FastifyInstance, pages: Pages) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maxFormBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook("onRequest", async ({ method }, reply) => {
      if (methods.includes(method)) return;
      reply.header("allow", methods.join(", "));
      throw Object.assign(new Error("a page does not take this method"), { statusCode: 405 });
    });
    // Actions read forms, and what is no form would be a fault of ours there.
    scope.addHook("preHandler", async (request) => {
      if (takesBody(request)) await readForm(request);
    });
    scope.all("/*", { config: { cost: 1 } }, (request, reply) => pages.show(request, reply));
  });
}
