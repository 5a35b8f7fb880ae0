import { expect, test } from "vitest";
import { type OrderState, orderStates } from "../database/tables/orders.ts";
import { allowedMoves, isReadable, mayMove, nextState } from "./order-states.ts";

const truth = {
  paid: false,
  refunded: false,
  chargedBack: false,
  disputed: false,
  expired: false,
  paymentIntentId: null,
};
const day = new Date("2026-01-01T00:00:00Z");
const after = (changes: object) =>
  orderStates.map((state) => nextState({ state, deliveredAt: null }, { ...truth, ...changes }));

test("a refund or a lost dispute ends every order but an erased one, whatever came before it", () => {
  expect(after({ paid: true, chargedBack: true })).toEqual(after({ paid: true, refunded: true }));
  expect(new Set(after({ paid: true, refunded: true }))).toEqual(new Set(["refunded", "erased"]));
});

test("payment opens an open or expired order, and one whose dispute was won; it moves no other", () => {
  const moved = orderStates.flatMap((state) => {
    const is = nextState({ state, deliveredAt: null }, { ...truth, paid: true });
    return is === state ? [] : [`${state} ${is}`];
  });
  expect(moved).toEqual(["created paid", "redirected paid", "disputed paid", "expired paid"]);
  expect(nextState({ state: "disputed", deliveredAt: day }, { ...truth, paid: true })).toBe("delivered");
});

test("a closed page expires only what was never paid", () => {
  expect(after({ expired: true })).toEqual([
    ...["expired", "expired", "paid", "delivered", "refund-requested", "refunded", "disputed", "expired", "erased"],
  ]);
});

test("an open dispute closes the report of every paid order, a refund requested or not", () => {
  for (const state of ["paid", "delivered", "refund-requested"] as const) {
    const is = nextState({ state, deliveredAt: day }, { ...truth, paid: true, disputed: true });
    expect([is, isReadable(is)]).toEqual(["disputed", false]);
  }
});

test("without news nothing moves", () => {
  expect(after({})).toEqual(orderStates);
});

test("whatever the payment service may say, the move it leads to is an allowed one", () => {
  const flags = [true, false];
  for (const state of orderStates)
    for (const deliveredAt of [null, day])
      for (const paid of flags)
        for (const refunded of flags)
          for (const disputed of flags)
            for (const expired of flags) {
              const is = nextState({ state, deliveredAt }, { ...truth, paid, refunded, disputed, expired });
              expect([state, is, is === state || mayMove(state, is)]).toEqual([state, is, true]);
            }
});

test("erased is the end, refunded can only be erased, and nothing goes back to being unpaid", () => {
  expect(allowedMoves.erased).toEqual([]);
  expect(allowedMoves.refunded).toEqual(["erased"]);
  for (const state of ["paid", "delivered", "refund-requested", "disputed"] as const)
    for (const unpaid of ["created", "redirected", "expired"] as const) expect(mayMove(state, unpaid)).toBe(false);
});

test.each<[OrderState, readonly OrderState[]]>([
  ["created", ["redirected", "paid", "refunded", "disputed", "expired", "erased"]],
  ["redirected", ["paid", "refunded", "disputed", "expired", "erased"]],
  ["paid", ["delivered", "refund-requested", "refunded", "disputed", "erased"]],
  ["delivered", ["refund-requested", "refunded", "disputed", "erased"]],
  // A refused request and a won dispute give the report back.
  ["refund-requested", ["paid", "delivered", "refunded", "disputed", "erased"]],
  ["disputed", ["paid", "delivered", "refunded", "erased"]],
  // A slow payment may come after the page was given up.
  ["expired", ["paid", "refunded", "disputed", "erased"]],
  ["refunded", ["erased"]],
  ["erased", []],
])("from %s an order may go to %o and nowhere else", (from, to) => {
  expect(orderStates.filter((state) => mayMove(from, state)).toSorted()).toEqual(to.toSorted());
});

test("a report is read once it is paid for, until the money is back or in dispute", () => {
  expect(orderStates.filter(isReadable)).toEqual(["paid", "delivered", "refund-requested"]);
});
