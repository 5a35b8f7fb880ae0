import { gzipSync } from "node:zlib";
import { zoneAlone } from "@cosmic/atlas/zone-table";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { build } from "vite";
import { expect, test } from "vitest";

const mostBytes = 6144;

test("the code that reads clocks and the heaviest zone weigh less than 6 KB compressed", async () => {
  const entry = new URL("../../../packages/atlas/time-zone-history.ts", import.meta.url).pathname;
  const lib = { entry, formats: ["es" as const], fileName: "clocks" };
  const built = await build({ configFile: false, logLevel: "silent", build: { lib, write: false, minify: true } });
  const bundles = Array.isArray(built) ? built : [];
  const written = bundles.flatMap(({ output }) => output).flatMap((file) => (file.type === "chunk" ? [file.code] : []));
  const code = gzipSync(written.join("")).length;
  const zones = Object.keys(zoneHistory.zones).map(
    (zone) => gzipSync(JSON.stringify(zoneAlone(zoneHistory, zone))).length,
  );
  expect(code).toBeGreaterThan(500);
  expect(code + Math.max(...zones)).toBeLessThan(mostBytes);
});
