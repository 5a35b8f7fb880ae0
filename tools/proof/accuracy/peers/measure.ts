// Writes tools/proof/accuracy/peers/peers.json: the errors of other engines against the golden values. Needs
// bench/peers, which the first run installs. From the root: node --import tsx tools/proof/accuracy/peers/measure.ts

import { readFileSync, writeFileSync } from "node:fs";
import { required } from "@cosmic/chart/required";
import { type Body, bodies } from "@cosmic/sky/sky";
import { J2000, radiansPerDegree } from "@cosmic/sky/units";
import { astronomyEngine } from "../../../../bench/contenders/sky/astronomy-engine.ts";
import { caelus, caelusBodies } from "../../../../bench/contenders/sky/caelus.ts";
import { swissBodies, swissEphemeris, swissFlags } from "../../../../bench/contenders/sky/swiss-ephemeris.ts";
import { type GoldenPlace, ownGolden, sharedGolden } from "../../golden-sky/golden-set.ts";
import { arcsecondsBetween, spreadOf } from "../errors/errors.ts";
import type { PeerFigures } from "./peer-figures.ts";

/** Longitude of a body at a Julian day of TT, degrees; null where the peer has none. */
type Longitude = (body: Body, jdTt: number) => number | null;

const decimals = 4;
const target = new URL("peers.json", import.meta.url);

async function swissLongitude(): Promise<Longitude> {
  const swiss = await swissEphemeris();
  return (body, jdTt) => swiss.calc(jdTt, swissBodies[body], swissFlags).data[0] ?? null;
}

async function caelusLongitude(): Promise<Longitude> {
  const engine = await caelus();
  return (body, jdTt) => engine.ecliptic(caelusBodies[body], jdTt)[0] / radiansPerDegree;
}

async function astronomyEngineLongitude(): Promise<Longitude> {
  const places = await astronomyEngine();
  let last = { jdTt: Number.NaN, places: places(J2000) };
  return (body, jdTt) => {
    if (last.jdTt !== jdTt) last = { jdTt, places: places(jdTt) };
    return last.places[body]?.lon ?? null;
  };
}

function figures(name: string, version: string, longitude: Longitude, golden: readonly GoldenPlace[]): PeerFigures {
  const spreads = bodies.flatMap((body) => {
    const errors = golden
      .filter((place) => place.body === body && !place.behindSun)
      .flatMap(({ jdTt, longitudeDeg }) => {
        const found = longitude(body, jdTt);
        return found === null ? [] : [arcsecondsBetween(found, longitudeDeg)];
      });
    const spread = spreadOf(errors);
    if (spread === null) return [];
    const rounded = (value: number) => Number(value.toFixed(decimals));
    return [{ body, max: rounded(spread.max), p99: rounded(spread.p99), median: rounded(spread.median) }];
  });
  return { name, version, instants: golden.filter(({ body }) => body === "sun").length, longitude: spreads };
}

const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(new URL("../../../../bench/peers/package.json", import.meta.url), "utf8"),
);
// The golden set is not ordered by time; sort it by moment, so that a peer computes all bodies of one moment at once.
const golden = [...ownGolden("positions").places, ...sharedGolden().places].sort((a, b) => a.jdTt - b.jdTt);
const peers: readonly (readonly [string, () => Promise<Longitude>])[] = [
  ["sweph", swissLongitude],
  ["caelus", caelusLongitude],
  ["astronomy-engine", astronomyEngineLongitude],
];
const measured: PeerFigures[] = [];
for (const [name, open] of peers)
  measured.push(figures(name, required(dependencies[name], `the version of ${name}`), await open(), golden));
writeFileSync(
  target,
  `${JSON.stringify({ measured: new Date().toISOString().slice(0, 10), peers: measured }, null, 2)}\n`,
);
console.table(
  bodies.map((body) => ({
    body,
    ...Object.fromEntries(
      measured.map(({ name, longitude }) => [name, longitude.find((spread) => spread.body === body)?.max ?? "–"]),
    ),
  })),
);
