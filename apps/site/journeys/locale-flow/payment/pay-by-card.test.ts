import { expect, test } from "vitest";
import { payByCard, sessionOf } from "./pay-by-card.ts";

const card = { session: "cs_test_1", cardNumber: "4242 4242 4242 4242" };

test("the number stands in the body and never in the address", async () => {
  const sent: (readonly [string, unknown])[] = [];
  const send: typeof fetch = async (address, options) => {
    sent.push([String(address), options?.body]);
    return Response.json({});
  };
  expect(await payByCard(card, send)).toEqual({ ok: true });
  expect(sent).toEqual([["/sandbox/card", JSON.stringify(card)]]);
});

test("a refusal keeps the sandbox's own reason", async () => {
  const send = async () => Response.json({ error: { code: "declined" } }, { status: 422 });
  expect(await payByCard(card, send)).toEqual({ ok: false, reason: "declined" });
});

test.each([
  ["no network", () => Promise.reject(new TypeError("fetch failed"))],
  ["no answer in time", () => Promise.reject(new DOMException("late", "TimeoutError"))],
  ["a page instead of an answer", async () => new Response("<html>", { status: 502 })],
  ["a reason nobody knows", async () => Response.json({ error: { code: "__proto__" } }, { status: 422 })],
])("%s is worth another try, not a crash", async (_what, send) => {
  expect(await payByCard(card, send)).toEqual({ ok: false, reason: "unreachable" });
});

test("a hosted page names its session, and the address of a paid order names none", () => {
  expect(sessionOf("https://example.org/sandbox/pay/cs_test_1")).toBe("cs_test_1");
  expect(sessionOf("https://example.org/pt-br/report?session_id=cs_test_1")).toBeNull();
  expect(sessionOf("https://checkout.stripe.com/c/pay/cs_live_1")).toBeNull();
});
