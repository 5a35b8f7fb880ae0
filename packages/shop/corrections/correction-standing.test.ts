import { expect, test } from "vitest";
import { orderStates } from "../database/tables/orders.ts";
import { correctionStanding, lastCorrectionMoment } from "./correction-standing.ts";

const paidAt = new Date("2026-10-01T12:00:00Z");
const lastMoment = new Date("2026-10-31T12:00:00.000Z");
const late = new Date("2026-10-31T12:00:00.001Z");
const delivered = { state: "delivered", paidAt } as const;

test("a buyer may correct for thirty days from the payment, and the last moment is in time", () => {
  expect(lastCorrectionMoment(paidAt)).toEqual(lastMoment);
  expect(correctionStanding(delivered, { by: "buyer", used: 0, at: lastMoment })).toBe("open");
  expect(correctionStanding(delivered, { by: "buyer", used: 0, at: late })).toBe("late");
});

test("a buyer may correct three times, and hears of that rather than of the days", () => {
  expect(correctionStanding(delivered, { by: "buyer", used: 2, at: paidAt })).toBe("open");
  expect(correctionStanding(delivered, { by: "buyer", used: 3, at: paidAt })).toBe("used-up");
  expect(correctionStanding(delivered, { by: "buyer", used: 3, at: late })).toBe("used-up");
});

test("neither days nor number bind the operator", () => {
  expect(correctionStanding(delivered, { by: "operator", used: 3, at: late })).toBe("open");
});

test.each(["buyer", "operator"] as const)(
  "only a delivered report that stays open is corrected, by the %s too",
  (by) => {
    const standings = orderStates.map((state) => [
      state,
      correctionStanding({ state, paidAt }, { by, used: 0, at: paidAt }),
    ]);
    expect(Object.fromEntries(standings)).toEqual({
      ...{ created: null, redirected: null, expired: null, refunded: null, disputed: null, erased: null },
      ...{ paid: "undelivered", delivered: "open", "refund-requested": "refund-asked" },
    });
    for (const state of orderStates)
      expect(correctionStanding({ state, paidAt: null }, { by, used: 0, at: paidAt })).toBeNull();
  },
);
