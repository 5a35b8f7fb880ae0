import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "../locale/locale.ts";

/** A page that asks its visitor to wait, drawn once a locale and look. */
interface Drawn {
  readonly html: string;
  /** Of the request it was drawn for; each other gets its own. */
  readonly nonce: string;
  readonly requestId: string;
}

/** Why a visitor is asked to wait. */
export type Refusal = 429 | 503;

export const isRefusal = (status: number): status is Refusal => status === 429 || status === 503;

/** Seconds until it is worth asking again: limits count over a minute, a full queue of reports is empty in two seconds. */
export const retryAfterSeconds: Readonly<Record<Refusal, number>> = { 429: 60, 503: 5 };

/** Keeps the pages of refusals: drawn anew for each, they would cost as much as the page that is refused. */
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
