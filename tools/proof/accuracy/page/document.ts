import { datesSection } from "../dates/dates-section.ts";
import { edgeArcseconds } from "../errors/displayed-minutes.ts";
import type { BodyErrors, Spread } from "../errors/errors.ts";
import { hashedPositions } from "../errors/position-bits.ts";
import type { AccuracyFigures } from "../figures.ts";
import { bodyNames } from "./body-names.ts";
import { table } from "./markdown-table.ts";
import { limits, second } from "./stated.ts";

const arcseconds = (value: number) => value.toFixed(4);
const thousands = (value: number) => value.toLocaleString("en-US");
const spreadCells = (spread: Spread | null) =>
  spread === null ? ["–", "–", "–"] : [spread.max, spread.p99, spread.median].map(arcseconds);

function bodyTable(errors: readonly BodyErrors[]): string {
  return table(
    ["body", "longitude: worst", "99 %", "median", "latitude: worst", "99 %", "median"],
    errors.map(({ body, longitude, latitude }) => [
      bodyNames[body].words,
      ...spreadCells(longitude),
      ...spreadCells(latitude),
    ]),
  );
}

function spreadTable(name: string, spreads: ReadonlyMap<string, Spread>): string {
  return table(
    [name, "worst", "99 %", "median"],
    [...spreads].map(([what, spread]) => [what, ...spreadCells(spread)]),
  );
}

function behindSun(errors: readonly BodyErrors[]): string {
  const hidden = errors.flatMap(({ behindSun }) => behindSun ?? []);
  if (hidden.length === 0) return "";
  const count = hidden.reduce((sum, spread) => sum + spread.count, 0);
  const worst = Math.max(...hidden.map((spread) => spread.max));
  return `Left out of the table: ${count} places seen through the Sun's disc, where the bending of light depends on a model of the Sun's inside; the worst stands ${arcseconds(worst)}″ from the golden number.`;
}

function minutes({ minutes, own }: AccuracyFigures): string {
  const { placements, wrong, near, nearWrong } = minutes;
  return `A chart prints degree and minute, truncated. Of ${thousands(placements)} placements (${thousands(own.moments)} moments; ten planets, Chiron and the true node) ${near} stand within ${edgeArcseconds}″ of a minute's edge or behind the Sun's disc, where no table can decide; ${nearWrong} of those print another minute. Of the other ${thousands(placements - near)}, **${wrong}** print a wrong one.`;
}

function deltaTTable({ eras }: AccuracyFigures): string {
  const seconds = (value: number) => (value < 0.01 ? value.toFixed(4) : value.toFixed(2));
  return table(
    ["years", "TT − UT1, s", "uncertainty, s", "source"],
    eras.map((era) => [
      era.firstYear === era.lastYear ? String(era.firstYear) : `${era.firstYear}–${era.lastYear}`,
      `${era.firstSeconds.toFixed(2)} to ${era.lastSeconds.toFixed(2)}`,
      era.leastUncertainty === era.mostUncertainty
        ? seconds(era.mostUncertainty)
        : `${seconds(era.leastUncertainty)} to ${seconds(era.mostUncertainty)}`,
      era.source,
    ]),
  );
}

function peerTable({ peers, ownAndShared }: AccuracyFigures): string {
  const cell = (spread: { readonly max: number; readonly median: number } | undefined) =>
    spread === undefined ? "–" : `${arcseconds(spread.max)} / ${arcseconds(spread.median)}`;
  return table(
    ["body", "ours", ...peers.peers.map(({ name, version }) => `${name} ${version}`)],
    ownAndShared.bodies.map(({ body, longitude }) => [
      bodyNames[body].words,
      cell(longitude),
      ...peers.peers.map((peer) => cell(peer.longitude.find((spread) => spread.body === body))),
    ]),
  );
}

function sizeTable({ sizes }: AccuracyFigures): string {
  const half = Math.ceil(sizes.length / 2);
  return table(
    ["decade", "bytes", "decade", "bytes"],
    sizes.slice(0, half).map((one, index) => {
      const other = sizes[half + index];
      return [
        `${one.decade}s`,
        thousands(one.bytes),
        other ? `${other.decade}s` : "",
        other ? thousands(other.bytes) : "",
      ];
    }),
  );
}

/** The accuracy document, in Markdown. */
export function accuracyDocument(figures: AccuracyFigures): string {
  const { peers, sizes, engine, own, shared, later } = figures;
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  return `# Accuracy

How far the sky of a chart stands from the sky itself, in arc-seconds (″; an arc-minute has 60, a degree 3,600). Every figure
is worked out by \`node --import tsx tools/proof/accuracy/make.ts\` and compared again by the tests. Engine: ${engine}.

## What it is measured against
JPL DE440, the ephemeris by which spacecraft are steered, read from NASA's own file and turned into apparent places by another
road than the engine's: barycentric light time, bending and aberration, precession and nutation by ERFA, the library of the
International Astronomical Union's standards. ${thousands(own.moments)} random moments of 1900–2100, and ${shared.moments} chosen to be hard: stations, eclipses,
planets close to the Sun, bodies entering signs. A third program, skyfield, meets these numbers within ${limits.skyfield}″.

![Error by year](accuracy-errors.svg)

## ${thousands(own.moments)} random moments, 1900–2100
${bodyTable(own.bodies)}

${behindSun(own.bodies)}

## ${shared.moments} chosen moments
${bodyTable(shared.bodies)}

${behindSun(shared.bodies)}

## Joints and later years
Both sides of every boundary of ten years, down to one second, and ${later.moments} moments of 2100–2120:

${table(
  ["body", "joints: worst", "median", "2100–2120: worst", "median"],
  figures.edges.bodies.map(({ body, longitude }) => {
    const after = later.bodies.find((errors) => errors.body === body)?.longitude;
    const cells = (spread: Spread | undefined) =>
      spread ? [arcseconds(spread.max), arcseconds(spread.median)] : ["–", "–"];
    return [bodyNames[body].words, ...cells(longitude), ...cells(after)];
  }),
)}

## Printed minutes
${minutes(figures)}

## Angles and houses
${figures.anglePlaces} places, ${figures.polarPlaces} of them beyond the polar circles, for the same UT1. Ascendants that are the setting point: ${figures.settingPoints}.

${spreadTable("angle", figures.angles)}

A wrong birth time weighs more than all of this: one minute moves the Ascendant by about a quarter of a degree.

## Speeds and distances
Speeds against the derivative of the golden longitudes, arc-seconds a day; distances relative, in millionths.

${table(
  ["body", "speed: worst", "median", "distance: worst", "median"],
  figures.motions.map(({ body, speed, distance }) => [
    bodyNames[body].words,
    ...(speed ? [arcseconds(speed.max), arcseconds(speed.median)] : ["–", "–"]),
    ...(distance ? [arcseconds(distance.max), arcseconds(distance.median)] : ["–", "–"]),
  ]),
)}

${datesSection(figures.dates)}

## Clock and Earth
Civil time is UTC with leap seconds from ${second.leapSecondsFrom} and is read as UT1 before; they differed by at most ${second.civil} s. The angles need the
Earth's rotation (UT1), the planets an even time (TT). One second between them is ${second.moon.toFixed(2)}″ of Moon, ${second.sun.toFixed(2)}″ of Sun and ${second.ascendant.toFixed(0)}″ of
Ascendant.

${deltaTTable(figures)}

## Other engines
The same golden longitudes and ${thousands(peers.peers[0]?.instants ?? 0)} moments, worst / median, measured on ${peers.measured}. Swiss Ephemeris (sweph) reads its files of
DE431, an older ephemeris; from Mars on the difference is that of the two, not of method. Its Chiron rests on an older orbit.

${peerTable(figures)}

## What is not modelled
- From Mars to Pluto the place is that of the planet with its moons (their common centre), as DE440 has it. The planet itself
  stands up to about ${limits.jupiter}″ (Jupiter), ${limits.saturn}″ (Saturn) and ${limits.pluto}″ (Pluto) from it.
- Chiron's orbit is integrated from one observed state. It meets ${limits.chiron.states} other states of ${limits.chiron.first}–${limits.chiron.last} within ${limits.chiron.met}″; elsewhere
  nothing independent was at hand, and no more than ${limits.chiron.promised}″ is promised. The tables above say how closely that orbit is kept.
- Places are seen from the Earth's centre, as charts have them. From its surface the Moon stands up to a degree away; rise, set
  and the drawn sky of a birthplace take that into account, and nothing else does.
- Refraction counts in rise and set alone. No bending of light by planets. Delay of light in the Sun's field is left out (under
  ${limits.lightDelay}″).
- The true node is that of the Moon's momentary orbit; node and apogee named mean follow the mean orbit of the IERS conventions.

## The same everywhere
Sine, cosine and their inverses are our own, of plain arithmetic, so that server and browser give the same bits. SHA-256 over
longitude, latitude, distance and speed of ${thousands(hashedPositions)} positions:

\`${figures.hash}\`

## Size
One file a decade; a browser loads one.

${sizeTable(figures)}

${sizes.length} files, ${thousands(total)} bytes together.
`;
}
