import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "../../locale/locale.ts";

/** A refusal page, rendered once per status, locale and theme. */
interface Drawn {
  readonly html: string;
  /** Nonce and request id it was rendered with, replaced by each request's own. */
  readonly nonce: string;
  readonly requestId: string;
}

/** Status of a refusal. */
export type Refusal = 429 | 503;

export const isRefusal = (status: number): status is Refusal => status === 429 || status === 503;

/** Seconds until a retry makes sense: limits count over a minute; a full report queue clears in two seconds. */
export const retryAfterSeconds: Readonly<Record<Refusal, number>> = { 429: 60, 503: 5 };

/** Caches refusal pages: rendering each anew would cost as much as the page being refused. */
export function keepRefusalPages(
  draw: (request: FastifyRequest, reply: FastifyReply, status: Refusal) => Promise<string>,
) {
  const kept = new Map<string, Promise<Drawn>>();
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, locale, theme }: { readonly status: Refusal; readonly locale: Locale; readonly theme: string },
  ): Promise<string> => {
    const key = `${status} ${locale} ${theme}`;
    const drawing = kept.get(key) ?? drawn(request, reply, status);
    kept.set(key, drawing);
    try {
      const { html, nonce, requestId } = await drawing;
      return html.replaceAll(nonce, reply.nonce).replaceAll(requestId, request.id);
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };

  async function drawn(request: FastifyRequest, reply: FastifyReply, status: Refusal): Promise<Drawn> {
    return { html: await draw(request, reply, status), nonce: reply.nonce, requestId: request.id };
  }
}
