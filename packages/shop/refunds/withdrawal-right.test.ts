import { expect, test } from "vitest";
import { isStatutory, withdrawalEnd } from "./withdrawal-right.ts";

const paidAt = new Date("2026-10-01T12:00:00Z");
const deliveredAt = new Date("2026-10-02T12:00:00Z");
const sale = { paidAt, deliveredAt, withdrawalConsent: null };
const consented = { ...sale, withdrawalConsent: { version: "any", texts: ["any"], at: "2026-10-01T12:00:00Z" } };

test("fourteen days in Spain and the United Kingdom, the first not counted, unless the buyer agreed to lose them", () => {
  for (const locale of ["es-es", "en-gb"]) {
    expect(withdrawalEnd({ ...sale, locale })?.toISOString()).toBe("2026-10-16T12:00:00.000Z");
    expect(withdrawalEnd({ ...consented, locale })).toBeNull();
    // The right ends with the delivery, not with the tick.
    expect(withdrawalEnd({ ...consented, locale, deliveredAt: null })?.toISOString()).toBe("2026-10-16T12:00:00.000Z");
  }
});

test("seven days in Brazil from the delivery, and no consent ends them", () => {
  expect(withdrawalEnd({ ...consented, locale: "pt-br" })?.toISOString()).toBe("2026-10-10T12:00:00.000Z");
});

test("none in the United States, and none of an order that was never paid", () => {
  expect(withdrawalEnd({ ...sale, locale: "en-us" })).toBeNull();
  expect(withdrawalEnd({ ...sale, locale: "es-es", paidAt: null })).toBeNull();
});

test("the last moment is in time", () => {
  const british = { ...sale, locale: "en-gb" };
  expect(isStatutory(british, new Date("2026-10-16T12:00:00.000Z"))).toBe(true);
  expect(isStatutory(british, new Date("2026-10-16T12:00:00.001Z"))).toBe(false);
});

test("a request made before the delivery stays one by right, although the buyer agreed to lose the right with it", () => {
  for (const locale of ["es-es", "en-gb"]) {
    const agreed = { ...consented, locale };
    expect(isStatutory(agreed, new Date(deliveredAt.getTime() - 1))).toBe(true);
    expect(isStatutory(agreed, deliveredAt)).toBe(false);
  }
});

test("a buyer who agreed to lose the right has it until the delivery, also while there is none", () => {
  const waiting = { ...consented, locale: "es-es", deliveredAt: null };
  expect(isStatutory(waiting, new Date("2026-10-05T12:00:00Z"))).toBe(true);
});
