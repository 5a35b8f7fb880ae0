import { paths } from "@cosmic/addresses/paths";
import type { Log } from "@cosmic/platform/log/open-log";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { detectLocale, localeCookie } from "../../locale/detect-locale.ts";
import { isLocale, type Locale, locales } from "../../locale/locale.ts";
import { localePrefix } from "../../locale/locale-prefix.ts";
import { inLocale } from "../../locale/visitor-locale.server.ts";
import { readTheme } from "../../theme.ts";
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
} from "../context.ts";
import { buildIn } from "../pages/locale-build.ts";
import { isRefusal, keepRefusalPages, type Refusal, retryAfterSeconds } from "../pages/refusal-pages.ts";
import { otherLocaleOf } from "../pages/report-language.ts";
import type { ServicesFor } from "../pages/trial-pages.ts";
import { readBuyer, readCookie } from "../security/buyer-cookie.ts";
import { addressOf, readForm, takesBody, webRequest } from "./web-request.ts";

const maxFormBytes = 65_536;

/** Renders the site's pages, as requested or instead of another response. */
export interface Pages {
  show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  showNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Shows the 429 page instead of any page. Rejects with a plain 429 if the request isn't for a document. */
  showTooMany(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  showCheckoutTrouble(request: FastifyRequest, reply: FastifyReply, trouble: CheckoutTrouble): Promise<FastifyReply>;
}

interface Showing {
  readonly asked: Request;
  /** The page's path, if different from the request's: its prefix decides the language. */
  readonly path?: string;
  readonly trouble?: CheckoutTrouble;
  /** Overrides the page's own status. */
  readonly status?: number;
  /** Renders a refusal page instead of the requested one. */
  readonly refusal?: Refusal;
}

/** HTML documents and React Router's data responses. */
const isPage = /^text\/(html|x-script)/;

/** Pages contain a nonce and the visitor's language, so they must not be shared or cached by default. */
const unkept = "private, no-store";

/** `Vary` value of a page: cookies store theme and language; without a locale prefix, browser languages count too. */
const variesBy = (address: string): string =>
  localePrefix(address.split(/[?.]/)[0] ?? "") === ""
    ? "accept-encoding, accept-language, cookie"
    : "accept-encoding, cookie";

/** Matches no route, so the site's 404 page answers. */
const nowhere = "/not-found";

const asksForDocument = ({ method, page }: FastifyRequest): boolean =>
  (method === "GET" || method === "HEAD") && page !== null && !page.path.endsWith(".data");

function localeOf(request: FastifyRequest, path = request.url): Locale {
  return detectLocale({
    path,
    stored: readCookie(request.headers.cookie, localeCookie),
    acceptLanguage: request.headers["accept-language"] ?? "",
  });
}

/** A request for another page of the site than the one asked for. */
const pageInstead = (request: FastifyRequest, path: string) =>
  new Request(addressOf(request, path), { headers: { accept: "text/html" } });

/** What loaders and actions of one page may read. */
function contextOf(
  request: FastifyRequest,
  { trouble, refusal }: Showing,
  by: {
    readonly services: ReturnType<ServicesFor>;
    readonly log: Log;
    /** The visitor's. */
    readonly locale: Locale;
    readonly pageLocale: Locale;
    readonly nonce: string;
  },
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(nonceContext, by.nonce);
  context.set(servicesContext, by.services);
  context.set(logContext, by.log);
  context.set(requestIdContext, request.id);
  context.set(visitorLocaleContext, by.locale);
  context.set(localeContext, by.pageLocale);
  context.set(clientAddressContext, request.ip);
  context.set(buyerContext, readBuyer(request.headers.cookie, by.services.siteUrl));
  context.set(checkoutTroubleContext, trouble ?? null);
  context.set(refusalContext, refusal ?? null);
  return context;
}

/** Sets up rendering of the built site's pages. */
export function makePages(servicesFor: ServicesFor, log: Log): Pages {
  const handlers = new Map(
    locales.map((locale) => [locale, createRequestHandler(buildIn(locale), process.env.NODE_ENV)]),
  );
  const answerTo = async (request: FastifyRequest, reply: FastifyReply, showing: Showing): Promise<Response> => {
    const locale = localeOf(request, showing.path);
    const services = servicesFor(request);
    const make = (pageLocale: Locale) => {
      const context = contextOf(request, showing, { services, log, locale, pageLocale, nonce: reply.nonce });
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
  return {
    show: (request, reply) => show(request, reply, { asked: webRequest(request, reply) }),
    // Under /r/, show the lost-link page.
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

/** Sends headers only. Fastify's own HEAD handling measures the body, and can't measure a stream. */
async function sendHead(reply: FastifyReply, answer: Response, status: number): Promise<FastifyReply> {
  await answer.body?.cancel();
  for (const [name, value] of answer.headers) reply.header(name, value);
  return reply.code(status).send();
}

/** Path of the birth form that was posted. */
function birthPage({ typed }: CheckoutTrouble): string {
  const { journey, locale } = typed;
  return journey === "locale" && isLocale(locale) ? `/${locale}${paths.flow("birth-chart")}` : paths.step("birth");
}

/** Methods pages support; loaders and actions never run for others. */
const methods = ["GET", "HEAD", "POST"];

/** Hands every address not handled elsewhere to React Router. */
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
    // Actions parse forms; reject anything else here, where it is the client's error and not a 500.
    scope.addHook("preHandler", async (request) => {
      if (takesBody(request)) await readForm(request);
    });
    scope.all("/*", { config: { cost: 1 } }, (request, reply) => pages.show(request, reply));
  });
}
