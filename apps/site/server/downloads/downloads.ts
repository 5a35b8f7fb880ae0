import type { PrintForm } from "@cosmic/print/measure/page-forms";
import { reportFileName } from "@cosmic/shop/report/report-file-name";
import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance } from "fastify";
import { versionNamed } from "../../features/report/versions/version-named.ts";
import { attachment } from "./attachment.ts";
import { busy, currentFile, type ShowNotFound, sendInParts, tooMany } from "./file-answers.ts";
import { serveForms } from "./serve-forms.ts";

/** The PDFs of a report, by the end of their address. */
const pdfForms: Readonly<Record<string, PrintForm>> = {
  "report.pdf": "a4",
  "interior.pdf": "interior",
  "cover.pdf": "cover",
};

/** Names nobody: the file lies in a folder of downloads for long. */
const calendarFileName = "cosmic-blueprint-dates.ics";

interface PdfRequest {
  Params: { secret: string };
  Querystring: { copy?: string };
}

interface VersionRequest {
  Params: { secret: string; version: string };
}

/** Serves files behind secret links. Anything missing gets the site's 404 page. */
export function serveDownloads(app: FastifyInstance, shop: Shop, showNotFound: ShowNotFound) {
  const config = { referrer: "no-referrer", cost: 1 } as const;
  for (const [path, form] of Object.entries(pdfForms)) {
    app.get<PdfRequest>(`/r/:secret/${path}`, { config }, async (request, reply) => {
      const found = await currentFile(shop, request.params.secret, (report) =>
        shop.pdfOfOrder(report, undefined, form),
      );
      if (!found.ok && found.reason === "missing") return showNotFound(request, reply);
      if (!found.ok) {
        throw busy(reply);
      }
      const { report, made: printed } = found;
      // The file name depends on the button: the report page saves the complete blueprint, the success page a copy.
      const kind = form !== "a4" ? form : request.query.copy === undefined ? "complete" : "copy";
      reply.type("application/pdf").header("content-disposition", attachment(reportFileName(report.name, kind)));
      return sendInParts(request, reply, { bytes: Buffer.from(printed.pdf), etag: `"${printed.key}"` });
    });
  }
  serveForms(app, shop, showNotFound);
  app.get<VersionRequest>("/r/:secret/version/:version/report.pdf", { config }, async (request, reply) => {
    const version = versionNamed(request.params.version);
    const book = version && (await shop.openEarlierBook(request.params.secret, version - 1));
    if (!book) return showNotFound(request, reply);
    if (!(await shop.mayRead("pdf", book.report.orderId))) {
      throw tooMany("report");
    }
    const printed = await shop.printEarlierBook(book);
    if (!printed.ok) {
      throw busy(reply);
    }
    const fileName = reportFileName(book.document.subject.name, "complete");
    reply.type("application/pdf").header("content-disposition", attachment(fileName));
    const etag = `"${book.corrections}-${book.document.hash}"`;
    return sendInParts(request, reply, { bytes: Buffer.from(printed.pdf), etag });
  });
  app.get<{ Params: { secret: string } }>("/r/:secret/dates.ics", { config }, async (request, reply) => {
    const report = await shop.openReportByLink(request.params.secret);
    if (!report) return showNotFound(request, reply);
    if (!(await shop.mayRead("page", report.orderId))) {
      throw tooMany("calendar");
    }
    const calendar = await shop.calendarOfOrder(report);
    if (calendar === null) return showNotFound(request, reply);
    reply.type("text/calendar; charset=utf-8").header("content-disposition", attachment(calendarFileName));
    return reply.header("cache-control", "private, no-store").send(calendar);
  });
  app.get<{ Params: { secret: string } }>("/r/:secret/receipt.pdf", { config }, async (request, reply) => {
    const receipt = await shop.openReceipt(request.params.secret);
    if (receipt.ok) {
      reply.type("application/pdf").header("content-disposition", attachment(receipt.fileName));
      return reply.header("cache-control", "private, no-store").send(Buffer.from(receipt.pdf));
    }
    if (receipt.reason === "missing") return showNotFound(request, reply);
    if (receipt.reason === "too-many") {
      throw tooMany("receipt");
    }
    throw busy(reply);
  });
}
