import type { FastifyInstance } from "fastify";
import type { Pages } from "../http/react-router-host.ts";
import type { ServicesFor } from "../pages/trial-pages.ts";
import { attachment } from "./attachment.ts";

/** Serves attachments from the trial mailbox; missing files and outside visitors get the site's 404 page. */
export function serveMailboxFiles(
  app: FastifyInstance,
  servicesFor: ServicesFor,
  { showNotFound }: Pick<Pages, "showNotFound">,
) {
  const config = { referrer: "no-referrer", cost: 1 } as const;
  app.get<{ Params: { id: string; n: string } }>("/mailbox/:id/attachments/:n", { config }, async (request, reply) => {
    const { mailbox } = servicesFor(request).shop;
    const file = await mailbox?.readMailboxAttachment(Number(request.params.id), Number(request.params.n));
    if (!file) return showNotFound(request, reply);
    return reply
      .type(file.contentType)
      .header("content-disposition", attachment(file.fileName))
      .send(Buffer.from(file.content));
  });
}
