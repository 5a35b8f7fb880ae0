import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { expect, test } from "vitest";
import { asOfOrder, civilDate } from "./as-of.ts";

const timeZones = timeZonesFrom(zoneHistory);

test.each([
  ["Asia/Tokyo", "2026-12-31T15:00:00.000Z", "2027-01-01"],
  ["Asia/Tokyo", "2026-12-31T14:59:59.999Z", "2026-12-31"],
  ["Pacific/Kiritimati", "2026-11-26T10:00:00Z", "2026-11-27"],
  ["America/Los_Angeles", "2026-11-26T07:59:59Z", "2026-11-25"],
  // Summer time.
  ["Europe/Madrid", "2026-07-31T22:00:00Z", "2026-08-01"],
  ["Europe/Madrid", "2026-12-31T22:59:59Z", "2026-12-31"],
  ["A/Zone that is no more", "2026-11-26T23:59:59Z", "2026-11-26"],
])("in %s the moment %s falls on %s", (zone, at, date) => {
  expect(civilDate(timeZones, new Date(at), { zone, longitude: 0 })).toBe(date);
});

test("a report is of the day of its last correction, else of its payment, else of its order, at the birthplace", () => {
  const birth = { zone: "Asia/Tokyo", longitude: 139.7 };
  const order = {
    asOf: "2026-03-03",
    paidAt: new Date("2026-02-01T15:00:00Z"),
    createdAt: new Date("2026-01-31T14:59:59Z"),
  };
  expect(asOfOrder(timeZones, order, birth)).toBe("2026-03-03");
  expect(asOfOrder(timeZones, { ...order, asOf: null }, birth)).toBe("2026-02-02");
  expect(asOfOrder(timeZones, { ...order, asOf: null, paidAt: null }, birth)).toBe("2026-01-31");
});
