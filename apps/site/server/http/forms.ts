import type { FastifyInstance } from "fastify";

/** Lets plain HTML forms post to the JSON endpoints. */
export function acceptForms(app: FastifyInstance) {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}
