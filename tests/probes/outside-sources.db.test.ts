import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { askSources } from "@cosmic/outside-sources/ask-sources";
import { type Patience, usualPatience } from "@cosmic/outside-sources/chain";
import { openSources } from "@cosmic/outside-sources/open-sources";
import type { Behaviour } from "@cosmic/outside-sources/stand-ins/behaviours";
import { standInSky } from "@cosmic/outside-sources/stand-ins/engine-sky";
import { type StandIns, startStandIns } from "@cosmic/outside-sources/stand-ins/start-stand-ins";
import {
  agreementTo,
  outsideSources,
  type SourceName,
  sourceNames as seven,
} from "@cosmic/platform/environment/outside-sources";
import { openLog } from "@cosmic/platform/log/open-log";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";

const sky = skyFromDisk();
const timeZones = timeZonesFrom(zoneHistory);
const trueSky = standInSky({ sky, timeZones, zoneAt });
const log = openLog({ level: "silent" });
const birth = {
  ...{ date: "1990-06-15", time: "14:30", place: "São Paulo, Brazil", zone: "America/Sao_Paulo" },
  ...{ latitude: -23.5505, longitude: -46.6333 },
};
/** Generous timeouts for when no source hangs, so that a busy machine does not change the outcome. */
const unhurried: Patience = { primaryMs: 20_000, totalMs: 40_000 };
/** Longest delay that all sources together may add to a preview, milliseconds. */
const mostAddedMs = 800;

const combinations = Array.from({ length: 2 ** seven.length }, (_, bits) => bits);
const downOf = (bits: number) => seven.filter((_, place) => !(bits & (1 << place)));

/** One preview with some sources misbehaving, and with fresh circuit breakers and caches. */
async function previewWith(
  standIns: StandIns,
  down: readonly SourceName[],
  by: { readonly behaviour: Behaviour; readonly patience: Patience },
) {
  for (const name of seven) standIns.set(name, down.includes(name) ? by.behaviour : "answer");
  const sources = openSources({ settings: standIns.settings, log, patience: by.patience });
  const started = performance.now();
  const result = await askSources({ sources, sky, timeZones }, birth, sources.configured.map(agreementTo));
  const milliseconds = performance.now() - started;
  sources.close();
  if (!result) throw new Error("a preview was lost");
  return { ...result, milliseconds };
}

/** Sources of positions, in order of preference; the first one that is up is used. */
const order = ["space-agency", "naval-observatory", "astrology-chart", "free-planets"] as const;

test("all 128 combinations of up and down: no preview is lost, and the order of the sources is kept", async () => {
  const standIns = await startStandIns(trueSky);
  for (const bits of combinations) {
    const down = downOf(bits);
    const result = await previewWith(standIns, down, { behaviour: "fail", patience: unhurried });
    const first = order.find((name) => !down.includes(name)) ?? "built-in-engine";
    expect([down, result.dataSource]).toEqual([down, first]);
    const primaryUp = seven.some((name) => outsideSources[name].role === "primary" && !down.includes(name));
    for (const { name, used, outcome, error } of result.apiResults) {
      if (outsideSources[name].role === "secondary" && primaryUp) expect(outcome).toBe("not-needed");
      else if (down.includes(name)) expect([outcome, used, error !== null]).toEqual(["failed", false, true]);
      else expect(["used", "agrees", "kept"]).toContain(outcome);
    }
    if (first === "built-in-engine")
      expect(result.attempts.at(-1)).toEqual({
        ...{ success: true, source: "built-in-engine", error: null },
        data: { message: "Using optimized local calculations" },
      });
  }
  await standIns.close();
});

test("all 128 combinations of up and hanging: no preview is lost, and what hangs is waited for no longer than patience lasts", async () => {
  expect(usualPatience.totalMs).toBeLessThan(mostAddedMs);
  const took: number[] = [];
  const together = 16;
  for (let first = 0; first < combinations.length; first += together) {
    await Promise.all(
      combinations.slice(first, first + together).map(async (bits) => {
        const down = downOf(bits);
        const own = await startStandIns(trueSky);
        const result = await previewWith(own, down, { behaviour: "hang", patience: usualPatience });
        took.push(result.milliseconds);
        expect(result.apiResults.filter(({ name, used }) => used && down.includes(name))).toEqual([]);
        await own.close();
      }),
    );
  }
  expect(took).toHaveLength(combinations.length);
  process.stdout.write(`${took.length} previews with sources that hang, slowest: ${Math.max(...took).toFixed(0)} ms\n`);
});
