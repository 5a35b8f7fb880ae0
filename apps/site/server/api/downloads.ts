import { reportFileName } from "@cosmic/shop/report/report-file-name";
import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

type ShowNotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A file name as RFC 6266 wants it: plain letters for old readers, the true name beside. */
function attachment(fileName: string): string {
  const plain = fileName
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\]/g, "");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

const downloadsPerMinute = 30;

/** Files behind a secret or in the trial's mailbox. Whatever is not there is the site's one calm 404. */
export function serveDownloads(app: FastifyInstance, shop: Shop, showNotFound: ShowNotFound) {
  const config = { rateLimit: { max: downloadsPerMinute, timeWindow: "1 minute" } };
  app.get<{ Params: { secret: string } }>("/r/:secret/report.pdf", { config }, async (request, reply) => {
    const report = await shop.openReportByLink(request.params.secret);
    if (!report) return showNotFound(request, reply);
    const { pdf } = await shop.pdfOfOrder(report);
    return reply
      .type("application/pdf")
      .header("content-disposition", attachment(reportFileName(report.name)))
      .send(Buffer.from(pdf));
  });
  app.get<{ Params: { id: string; n: string } }>("/mailbox/:id/attachments/:n", async (request, reply) => {
    const file = await shop.mailbox?.readMailboxAttachment(Number(request.params.id), Number(request.params.n));
    if (!file) return showNotFound(request, reply);
    return reply
      .type(file.contentType)
      .header("content-disposition", attachment(file.fileName))
      .send(Buffer.from(file.content));
  });
}
