import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { CivilTime } from "./civil-time.ts";
import { civilSeconds, civilTimeAt } from "./civil-time.ts";
import { timeZonesFrom } from "./time-zone-history.ts";
import { unpackZone, zoneAlone } from "./zone-table.ts";
import { zoneHistory } from "./zones/history.ts";

const timeZones = timeZonesFrom(zoneHistory);

function civil(text: string): CivilTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/[-T:]/).map(Number);
  return { year, month, day, hour, minute, second };
}
function read(zone: string, text: string, longitudeDeg: number | null = null) {
  const { kind, choices } = timeZones.read(zone, civil(text), longitudeDeg);
  return { kind, offsets: choices.map((choice) => choice.offsetSeconds), choices };
}

test("a clock that went back showed the hour twice, summer time first", () => {
  const { kind, choices } = read("Europe/London", "2024-10-27T01:30");
  expect(kind).toBe("twice");
  expect(choices).toEqual([
    { offsetSeconds: 3600, unixSeconds: 1729989000, daylightSaving: true, abbreviation: "BST" },
    { offsetSeconds: 0, unixSeconds: 1729992600, daylightSaving: false, abbreviation: "GMT" },
  ]);
});

test("a clock that went forward never showed the hour: the offset before the jump, then the one after", () => {
  const { kind, choices } = read("America/New_York", "2024-03-10T02:30");
  expect(kind).toBe("never");
  expect(choices.map(({ offsetSeconds, abbreviation }) => [offsetSeconds, abbreviation])).toEqual([
    [-18000, "EST"],
    [-14400, "EDT"],
  ]);
  for (const choice of choices) {
    expect(choice.unixSeconds + choice.offsetSeconds).toBe(civilSeconds(civil("2024-03-10T02:30")));
  }
});

test("the first and the last second of a fold and a gap fall on the right side", () => {
  expect(read("Europe/London", "2024-10-27T00:59:59").kind).toBe("once");
  expect(read("Europe/London", "2024-10-27T01:00:00").kind).toBe("twice");
  expect(read("Europe/London", "2024-10-27T01:59:59").kind).toBe("twice");
  expect(read("Europe/London", "2024-10-27T02:00:00").kind).toBe("once");
  expect(read("Europe/London", "2024-03-31T00:59:59").kind).toBe("once");
  expect(read("Europe/London", "2024-03-31T01:00:00").kind).toBe("never");
  expect(read("Europe/London", "2024-03-31T01:59:59").kind).toBe("never");
  expect(read("Europe/London", "2024-03-31T02:00:00").kind).toBe("once");
});

test("clocks before 1970 are those of the town, not of its neighbours", () => {
  expect(read("Europe/Amsterdam", "1935-01-15T12:00").offsets).toEqual([1172]);
  expect(read("Europe/Amsterdam", "1935-07-15T12:00").offsets).toEqual([4772]);
  expect(read("Europe/Stockholm", "1945-07-01T12:00").offsets).toEqual([3600]);
  expect(read("Europe/Berlin", "1945-07-01T12:00").offsets).toEqual([10800]);
  expect(read("Europe/Oslo", "1959-07-01T12:00").offsets).toEqual([7200]);
  expect(read("Europe/Oslo", "1965-07-01T12:00").offsets).toEqual([7200]);
  expect(read("Europe/London", "1943-07-01T12:00").offsets).toEqual([7200]);
  expect(read("Europe/Lisbon", "1943-06-01T12:00").offsets).toEqual([7200]);
  expect(read("America/Sao_Paulo", "1963-12-25T12:00").offsets).toEqual([-7200]);
});

test("local mean time is that of the birthplace, 240 s a degree, or of the zone's own city", () => {
  const born = read("America/Sao_Paulo", "1905-03-01T12:00", -47.0608);
  expect(born.kind).toBe("once");
  expect(born.offsets).toEqual([-11295]);
  expect(born.choices[0]?.abbreviation).toBe("LMT");
  expect(read("America/Sao_Paulo", "1905-03-01T12:00").offsets).toEqual([-11188]);
  expect(timeZones.at("America/Sao_Paulo", -2_100_000_000, -47.0608).offsetSeconds).toBe(-11295);
});

test("local mean time gives way at the instant of the table, so a gap or a fold is as wide as the place lies off its city", () => {
  // Nigeria went from local mean time to +00:30 at 1913-12-31T23:46:25Z, midnight of 1914 in Lagos (+00:13:35).
  const shown = "1914-01-01T00:20";
  expect(read("Africa/Lagos", shown, 3.4)).toMatchObject({ kind: "once", offsets: [1800] });
  expect(read("Africa/Lagos", "1914-01-01T00:10", 3.4)).toMatchObject({ kind: "never", offsets: [816, 1800] });
  expect(read("Africa/Lagos", shown, 13.4)).toMatchObject({ kind: "twice", offsets: [3216, 1800] });
});

test("wartime clocks two hours ahead, and quarter and half hours", () => {
  expect(read("Europe/London", "1941-07-01T12:00")).toMatchObject({ kind: "once", offsets: [7200] });
  expect(read("Europe/London", "1947-05-01T12:00").choices[0]).toMatchObject({
    daylightSaving: true,
    abbreviation: "BDST",
  });
  expect(read("Europe/Paris", "1944-07-01T12:00").offsets).toEqual([7200]);
  expect(read("Europe/Berlin", "1945-06-01T12:00").choices[0]).toMatchObject({ abbreviation: "CEMT" });
  expect(read("Asia/Kathmandu", "1990-01-01T12:00").offsets).toEqual([20700]);
  expect(read("Asia/Kolkata", "1943-01-01T12:00").offsets).toEqual([23400]);
  expect(read("America/St_Johns", "1988-07-01T12:00").offsets).toEqual([-5400]);
  expect(read("Pacific/Chatham", "2000-01-01T12:00").offsets).toEqual([49500]);
  expect(read("Africa/Monrovia", "1971-06-01T12:00").offsets).toEqual([-2670]);
});

test("Lord Howe's saving is half an hour", () => {
  expect(read("Australia/Lord_Howe", "2024-01-15T12:00").offsets).toEqual([39600]);
  expect(read("Australia/Lord_Howe", "2024-07-15T12:00").offsets).toEqual([37800]);
  expect(read("Australia/Lord_Howe", "2024-04-07T01:45")).toMatchObject({ kind: "twice", offsets: [39600, 37800] });
  expect(read("Australia/Lord_Howe", "2024-10-06T02:15")).toMatchObject({ kind: "never", offsets: [37800, 39600] });
});

test("a day the date line left out never was", () => {
  expect(read("Pacific/Apia", "2011-12-30T12:00")).toMatchObject({ kind: "never", offsets: [-36000, 50400] });
  expect(read("Pacific/Kwajalein", "1993-08-21T12:00").kind).toBe("never");
  expect(read("Pacific/Apia", "2011-12-31T00:00")).toMatchObject({ kind: "once", offsets: [50400] });
});

test("an unknown zone is not known and is refused, whatever its name", () => {
  for (const zone of ["Mars/Olympus", "", "constructor", "__proto__", "europe/london"]) {
    expect(timeZones.knows(zone), zone).toBe(false);
    expect(() => read(zone, "2000-01-01T12:00"), zone).toThrow(RangeError);
    expect(() => timeZones.at(zone, 0, null), zone).toThrow(RangeError);
  }
});

test("the last rules hold on after the last change of the table", () => {
  expect(read("Europe/Madrid", "2050-07-01T12:00").offsets).toEqual([7200]);
  expect(read("Europe/Madrid", "2099-10-25T02:30").kind).toBe("twice");
  expect(read("America/New_York", "2150-01-01T12:00").offsets).toEqual([-18000]);
  expect(read("America/Sao_Paulo", "2060-01-01T12:00").offsets).toEqual([-10800]);
});

test("local times of an independent reference are read as it reads them", () => {
  const rows = readFileSync(new URL("golden/clocks-2026f.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  expect(rows.length).toBeGreaterThan(2000);
  const answers = rows.map((row) => {
    const [zone = "", clockSeconds = ""] = row.split("\t");
    const { kind, choices } = timeZones.read(zone, civilTimeAt(Number(clockSeconds)), null);
    const written = choices.map((each) =>
      [each.offsetSeconds, each.daylightSaving ? 1 : 0, each.abbreviation].join(":"),
    );
    return [zone, clockSeconds, kind, ...written].join("\t");
  });
  expect(answers).toEqual(rows);
});

test("no reading is lost where mean time was given up, at any longitude", () => {
  const lost: string[] = [];
  for (const zone of Object.keys(zoneHistory.zones)) {
    const { changes, times } = unpackZone(zoneHistory, zone) ?? { changes: [], times: [] };
    const last = times.findLastIndex((time) => time.abbreviation === "LMT");
    for (const change of changes.slice(Math.max(0, last - 1), last + 1)) {
      for (const longitudeDeg of [-180, -75.3, 0.001, 180]) {
        for (let shown = change - 90000; shown <= change + 90000; shown += 9007) {
          const { kind, choices } = timeZones.read(zone, civilTimeAt(shown), longitudeDeg);
          if (choices.length !== (kind === "once" ? 1 : 2)) lost.push(`${zone} ${shown} ${longitudeDeg}`);
        }
      }
    }
  }
  expect(lost).toEqual([]);
});

test("one zone alone reads as it does in the whole table, a second name too", () => {
  for (const zone of ["Europe/London", "Asia/Calcutta", "Etc/GMT+5", "Pacific/Apia"]) {
    const alone = timeZonesFrom(zoneAlone(zoneHistory, zone) ?? zoneHistory);
    expect(alone.read(zone, civil("1990-10-28T01:30"), 0)).toEqual(timeZones.read(zone, civil("1990-10-28T01:30"), 0));
    expect(alone.knows("Europe/Madrid")).toBe(false);
  }
  expect(zoneAlone(zoneHistory, "Mars/Olympus")).toBeNull();
});

test("an excerpt reads the days around a birth as the whole table does, and nothing else is in it", () => {
  const day = 86_400;
  fc.assert(
    fc.property(zones, instants, (zone, born) => {
      const excerpt = timeZones.between(zone, { from: born - 40 * day, to: born + 40 * day });
      expect(Object.keys(excerpt.zones)).toEqual([zone]);
      expect(JSON.stringify(excerpt).length).toBeLessThan(250);
      const kept = timeZonesFrom(excerpt);
      for (const at of [born, born - 30 * day, born + 30 * day]) {
        const shown = civilTimeAt(timeZones.at(zone, at, 12.3).offsetSeconds + at);
        expect(kept.read(zone, shown, 12.3)).toEqual(timeZones.read(zone, shown, 12.3));
      }
    }),
    { numRuns: 300 },
  );
});

test("a second name reads as the zone it stands for, and the source is named", () => {
  expect(read("US/Eastern", "1999-07-01T12:00")).toEqual(read("America/New_York", "1999-07-01T12:00"));
  expect(read("Asia/Calcutta", "1999-07-01T12:00")).toEqual(read("Asia/Kolkata", "1999-07-01T12:00"));
  expect(read("Etc/GMT+5", "1999-07-01T12:00").offsets).toEqual([-18000]);
  expect(read("UTC", "1999-07-01T12:00").offsets).toEqual([0]);
  expect(timeZones.source).toBe("tzdb 2026f");
  expect(timeZones.read("UTC", civil("2000-01-01T00:00"), 0).source).toBe("tzdb 2026f");
});

const zones = fc.constantFrom(...Object.keys(zoneHistory.zones));
const instants = fc.integer({
  min: civilSeconds(civil("1900-01-01T00:00")),
  max: civilSeconds(civil("2044-12-31T00:00")),
});

test("every instant is found again from the time its clock showed", () => {
  fc.assert(
    fc.property(zones, instants, fc.double({ min: -180, max: 180, noNaN: true }), (zone, unixSeconds, longitudeDeg) => {
      const { offsetSeconds } = timeZones.at(zone, unixSeconds, longitudeDeg);
      const { kind, choices } = timeZones.read(zone, civilTimeAt(unixSeconds + offsetSeconds), longitudeDeg);
      expect(kind).not.toBe("never");
      expect(choices).toContainEqual(timeZones.at(zone, unixSeconds, longitudeDeg));
    }),
    { numRuns: 500 },
  );
});

test("every reading around a change of clocks has one choice, or two that differ", () => {
  fc.assert(
    fc.property(zones, instants, (zone, clockSeconds) => {
      const { kind, choices } = timeZones.read(zone, civilTimeAt(clockSeconds), null);
      expect(choices.length).toBe(kind === "once" ? 1 : 2);
      expect(new Set(choices.map((choice) => choice.unixSeconds)).size).toBe(choices.length);
    }),
    { numRuns: 500 },
  );
});
