import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { namedBirths } from "@cosmic/report/testing/planned-book";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { chartFile, chartFileJsonSchema, chartFileSchema } from "./chart-file.ts";

const tools = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory), siteUrl: "https://example.org" };

test.each(Object.entries(namedBirths))("the chart of %s is a file after its schema", (_, birth) => {
  const file = JSON.parse(chartFile({ birth, soldBy: null }, tools));
  expect(chartFileSchema.safeParse(file).error).toBeUndefined();
  expect(file.$schema).toBe("https://example.org/schemas/chart.json");
  expect(chartFileSchema.safeParse({ ...file, planets: { sun: {} } }).success).toBe(false);
});

test("the schema is published under the address that the file names", () => {
  const schema = JSON.parse(chartFileJsonSchema("https://example.org"));
  expect(schema).toMatchObject({ $id: "https://example.org/schemas/chart.json", type: "object" });
  expect(schema.required).toContain("planets");
});
