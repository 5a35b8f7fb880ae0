import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { stableJson } from "@cosmic/report/seal-document";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { chartAndCompose, composerOf } from "../report/write-report.ts";
import { packDocument, unpackDocument } from "./packed-document.ts";

const tools = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory), compose: composerOf("Cosmic Blueprint") };
const birth = {
  ...{ name: "Zoë Ünal", date: "1990-06-15", time: "14:30", place: "São Paulo" },
  ...{ latitude: -23.55, longitude: -46.63, zone: "America/Sao_Paulo" },
};
const { document, factsDigest } = chartAndCompose(tools, {
  birth,
  soldBy: null,
  sources: [],
  edition: "en",
  asOf: "2026-11-23",
});

test("a whole book comes back to the last figure, and takes under 200 KB", async () => {
  const packed = await packDocument(document);
  expect(packed.content.length).toBeLessThan(200_000);
  expect(stableJson(await unpackDocument(packed))).toBe(stableJson(document));
});

test("a document of a version that is not read is refused by name", async () => {
  const packed = await packDocument({ ...document, version: 6 as typeof document.version });
  await expect(unpackDocument(packed)).rejects.toThrow("a stored book has document version 6");
});

test("the digest of the facts is the same for the same birth and another for another", () => {
  const digestAt = (time: string) =>
    chartAndCompose(tools, { birth: { ...birth, time }, soldBy: null, sources: [], edition: "en", asOf: "2026-11-23" })
      .factsDigest;
  expect(digestAt("14:30")).toBe(factsDigest);
  expect(digestAt("14:31")).not.toBe(factsDigest);
});
