import type { Log } from "@cosmic/platform/log/open-log";
import type { FastifyError, FastifyInstance } from "fastify";

/** Public error messages by status; internals are never exposed. */
const sentences: Readonly<Record<number, { readonly code: string; readonly message: string }>> = {
  400: { code: "malformed", message: "The request could not be read. Send valid JSON or a form." },
  404: { code: "not-found", message: "There is nothing at this address." },
  405: { code: "method", message: "This address does not take that method." },
  413: { code: "too-large", message: "That was too much text. Please shorten it and try again." },
  415: { code: "content-type", message: "Send application/json or a form." },
  429: { code: "too-many", message: "That was a little too often. Please wait a minute and try again." },
  503: { code: "busy", message: "The service is busy. Please try again in a moment." },
};

/** Answers every error with one short sentence and, if the fault is ours, the request id to quote. */
export function answerErrors(app: FastifyInstance, log: Log) {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    const known = sentences[status];
    if (known) return reply.code(status).send({ error: known });
    log.error({ requestId: request.id, err: error }, "an unexpected error");
    const message = `Something went wrong on our side. If you write to us, quote ${request.id}.`;
    return reply.code(status < 500 ? status : 500).send({ error: { code: "unexpected", message } });
  });
}
