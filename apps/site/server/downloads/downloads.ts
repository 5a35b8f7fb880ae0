import type { PrintForm } from "@cosmic/print/measure/page-forms";
import type { OpenedReport } from "@cosmic/shop/access/open-report";
import type { ReportPdf } from "@cosmic/shop/pdf-cache/pdf-service";
import { reportFileName } from "@cosmic/shop/report/report-file-name";
import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { versionNamed } from "../../features/report/versions/version-named.ts";
import { attachment } from "./attachment.ts";
import { readByteRange } from "./byte-range.ts";

type ShowNotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The PDFs of a report, by the end of their address. */
const pdfForms: Readonly<Record<string, PrintForm>> = {
  "report.pdf": "a4",
  "interior.pdf": "interior",
  "cover.pdf": "cover",
};

/** Retry-After in seconds: long enough for the print queue to move on. */
const busyRetrySeconds = 5;

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
      const found = await currentPdf(shop, request.params.secret, form);
      if (!found.ok && found.reason === "missing") return showNotFound(request, reply);
      if (!found.ok) {
        throw busy(reply);
      }
      const { report, printed } = found;
      // The file name depends on the button: the report page saves the complete blueprint, the success page a copy.
      const kind = form !== "a4" ? form : request.query.copy === undefined ? "complete" : "copy";
      reply.type("application/pdf").header("content-disposition", attachment(reportFileName(report.name, kind)));
      return sendInParts(request, reply, { bytes: Buffer.from(printed.pdf), etag: `"${printed.key}"` });
    });
  }
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

/** The 429 of an order whose file is fetched too often. */
const tooMany = (file: "report" | "calendar" | "receipt"): Error =>
  Object.assign(new Error(`too many downloads of one ${file}`), { statusCode: 429 });

/** The 503 of a print queue that is full, with the time after which to ask again. */
function busy(reply: FastifyReply): Error {
  reply.header("retry-after", busyRetrySeconds);
  return Object.assign(new Error("the printer is busy"), { statusCode: 503 });
}

/** Births corrected during as many prints in a row; whoever meets more comes back in a moment. */
const mostPrints = 4;

type CurrentPdf =
  | { readonly ok: true; readonly report: OpenedReport; readonly printed: ReportPdf }
  | { readonly ok: false; readonly reason: "missing" | "busy" };

/** The PDF of the birth the order has when it is handed out: closed or corrected while it was printed, it is looked for
 * again. */
async function currentPdf(shop: Shop, secret: string, form: PrintForm): Promise<CurrentPdf> {
  for (let left = mostPrints; left > 0; left--) {
    const report = await shop.openReportByLink(secret);
    if (!report) return { ok: false, reason: "missing" };
    if (left === mostPrints && !(await shop.mayRead("pdf", report.orderId))) {
      throw tooMany("report");
    }
    const printed = await shop.pdfOfOrder(report, undefined, form);
    if (printed.ok) return { ok: true, report, printed };
    if (printed.reason === "busy") break;
  }
  return { ok: false, reason: "busy" };
}

/** Sends the whole file, the requested range, or 304 if the client already has it. */
function sendInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: { readonly bytes: Buffer; readonly etag: string },
): FastifyReply {
  reply.header("accept-ranges", "bytes").header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  // Ignore the range if the client's copy is a different version.
  const condition = request.headers["if-range"];
  const range = condition === undefined || condition === etag ? request.headers.range : undefined;
  const asked = readByteRange(range, bytes.length);
  switch (asked.kind) {
    case "whole":
      return reply.send(bytes);
    case "part":
      return reply
        .code(206)
        .header("content-range", `bytes ${asked.first}-${asked.last}/${bytes.length}`)
        .send(bytes.subarray(asked.first, asked.last + 1));
    case "unsatisfiable":
      return reply.code(416).header("content-range", `bytes */${bytes.length}`).send();
  }
}
