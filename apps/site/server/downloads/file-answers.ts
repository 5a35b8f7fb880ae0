import type { OpenedReport } from "@cosmic/shop/access/open-report";
import type { Shop } from "@cosmic/shop/services";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readByteRange } from "./byte-range.ts";

export type ShowNotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Retry-After in seconds: long enough for the print queue to move on. */
const busyRetrySeconds = 5;

/** The 429 of an order whose file is fetched too often. */
export const tooMany = (file: "report" | "calendar" | "receipt" | "chart"): Error =>
  Object.assign(new Error(`too many downloads of one ${file}`), { statusCode: 429 });

/** The 503 of a print queue that is full, with the time after which to ask again. */
export function busy(reply: FastifyReply): Error {
  reply.header("retry-after", busyRetrySeconds);
  return Object.assign(new Error("the printer is busy"), { statusCode: 503 });
}

/** Births corrected during as many prints in a row; whoever meets more comes back in a moment. */
const mostPrints = 4;

type CurrentFile<Made> =
  | { readonly ok: true; readonly report: OpenedReport; readonly made: Made }
  | { readonly ok: false; readonly reason: "missing" | "busy" };

type Making<Made> = ({ readonly ok: true } & Made) | { readonly ok: false; readonly reason: "busy" | "outdated" };

/** The PDF or EPUB of the birth the order has when it is handed out: closed or corrected while it was made, it is looked
 * for again. */
export async function currentFile<Made>(
  shop: Shop,
  secret: string,
  make: (report: OpenedReport) => Promise<Making<Made>>,
): Promise<CurrentFile<Made>> {
  for (let left = mostPrints; left > 0; left--) {
    const report = await shop.openReportByLink(secret);
    if (!report) return { ok: false, reason: "missing" };
    if (left === mostPrints && !(await shop.mayRead("pdf", report.orderId))) {
      throw tooMany("report");
    }
    const made = await make(report);
    if (made.ok) return { ok: true, report, made };
    if (made.reason === "busy") break;
  }
  return { ok: false, reason: "busy" };
}

/** Sends the whole file, the requested range, or 304 if the client already has it. */
export function sendInParts(
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
