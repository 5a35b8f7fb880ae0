import { documentVersion, type Edition, type ReportDocument } from "@cosmic/report/document";
import { firstNameOf } from "@cosmic/report/first-name";
import { noChart } from "@cosmic/report/testing/no-chart";
import type { ReportMatter, WriteReport } from "../report/report-tools.ts";
import { chartAndCompose, type WriterTools } from "../report/write-report.ts";

const drawing = { viewBox: [0, 0, 1, 1], title: "empty", marks: [] } as const;

/** A report of one paragraph that rests on the chart, for tests of the shop. */
function composeSample(verb: string, { at: { birth }, facts }: ReportMatter, edition: Edition): ReportDocument {
  const language = edition === "en-gb" ? "en" : edition;
  const sun = facts.planets.sun.sign;
  return {
    version: documentVersion,
    language,
    publisher: "Cosmic Blueprint",
    frame: { contents: "Contents", chapter: "Chapter {n}", colophon: "Colophon", fingerprint: "Fingerprint" },
    subject: {
      name: birth.name ?? "",
      firstName: firstNameOf(birth.name ?? ""),
      dateLine: birth.date,
      date: birth.date,
      time: birth.time ?? "",
      place: birth.place ?? "",
      coordinates: `${birth.latitude} ${birth.longitude}`,
      zone: birth.zone,
      offset: "",
      timeUnknown: birth.time === null,
    },
    cover: { sky: drawing, caption: "" },
    celebration: { wide: drawing, compact: drawing },
    seal: drawing,
    chapters: [
      {
        id: "sun",
        title: "Sun",
        subtitle: "",
        glyph: "sun",
        tab: "overview",
        opener: null,
        sections: [
          {
            id: "sun-sign",
            title: "Sign",
            blocks: [{ kind: "paragraph", text: `The Sun ${verb} in ${sun}.`, facts: ["sun.sign"], role: "core" }],
          },
        ],
      },
    ],
    chart: noChart,
    colophon: [facts.engine, facts.instant],
    hash: "0".repeat(64),
  };
}

/** Computes the chart as ever, and writes only this paragraph of it: "The Sun stands in Gemini", or what the Sun does by
 * another library. */
export const sampleWriter =
  (tools: Omit<WriterTools, "compose">, verbNow = () => "stands"): WriteReport =>
  (request) => ({
    ok: true,
    ...chartAndCompose({ ...tools, compose: (matter, edition) => composeSample(verbNow(), matter, edition) }, request),
  });
