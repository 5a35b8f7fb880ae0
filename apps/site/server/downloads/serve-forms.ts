import { paths } from "@cosmic/addresses/paths";
import type { ChartForm } from "@cosmic/shop/forms/report-forms";
import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance } from "fastify";
import { attachment } from "./attachment.ts";
import { busy, currentFile, type ShowNotFound, sendInParts, tooMany } from "./file-answers.ts";

interface FormRequest {
  Params: { secret: string };
}

/** Type and file name of each form of a chart. The names name nobody: files lie in a folder of downloads for long. */
const chartForms: Readonly<Record<ChartForm, { readonly type: string; readonly fileName: string }>> = {
  "chart.json": { type: "application/json; charset=utf-8", fileName: "cosmic-blueprint-chart.json" },
  "chart.md": { type: "text/markdown; charset=utf-8", fileName: "cosmic-blueprint-chart.md" },
  "wheel-light.svg": { type: "image/svg+xml", fileName: "cosmic-blueprint-wheel.svg" },
  "wheel-night.svg": { type: "image/svg+xml", fileName: "cosmic-blueprint-wheel-night.svg" },
  "signs.svg": { type: "image/svg+xml", fileName: "cosmic-blueprint-signs.svg" },
};
const epubFileName = "cosmic-blueprint.epub";

/** Serves the report's other forms at its secret link, and the public schema of the chart's file. */
export function serveForms(app: FastifyInstance, shop: Shop, showNotFound: ShowNotFound) {
  const config = { referrer: "no-referrer", cost: 1 } as const;
  app.get<FormRequest>("/r/:secret/report.epub", { config }, async (request, reply) => {
    const found = await currentFile(shop, request.params.secret, (report) => shop.epubOfOrder(report));
    if (!found.ok && found.reason === "missing") return showNotFound(request, reply);
    if (!found.ok) {
      throw busy(reply);
    }
    const { epub, key } = found.made;
    reply.type("application/epub+zip").header("content-disposition", attachment(epubFileName));
    return sendInParts(request, reply, { bytes: Buffer.from(epub), etag: `"${key}"` });
  });
  for (const form of ["chart.json", "chart.md", "wheel-light.svg", "wheel-night.svg", "signs.svg"] as const) {
    const { type, fileName } = chartForms[form];
    app.get<FormRequest>(`/r/:secret/${form}`, { config }, async (request, reply) => {
      const report = await shop.openReportByLink(request.params.secret);
      if (!report) return showNotFound(request, reply);
      if (!(await shop.mayRead("page", report.orderId))) {
        throw tooMany("chart");
      }
      const file = await shop.chartFormOfOrder(report, form);
      if (file === null) return showNotFound(request, reply);
      return reply.type(type).header("content-disposition", attachment(fileName)).send(file);
    });
  }
  app.get(paths.chartSchema(), async (_, reply) =>
    reply
      .type("application/schema+json; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(shop.chartSchema()),
  );
}
