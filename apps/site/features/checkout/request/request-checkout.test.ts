import { expect, test } from "vitest";
import type { BirthData } from "../../birth/draft/birth-data.ts";
import { type BuyersBirth, hasBuyer, orderOf, requestCheckout } from "./request-checkout.ts";

const birth: BuyersBirth = {
  fullName: "Marina <b>Duarte</b>",
  email: "marina@example.com",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  timeUnknown: false,
  birthCity: "São Paulo",
  birthCountry: "Brazil",
  countryCode: "BR",
  latitude: -23.5475,
  longitude: -46.6361,
  timezone: "America/Sao_Paulo",
};
const order = {
  ...orderOf(birth, { locale: "en-us", journey: "main", again: false }),
  attempt: "9b2f1b0e-8a53-4c53-9c2e-3a6f0f1b2c3d",
};
const answering = (status: number, body: unknown) => async () => Response.json(body, { status });

test("the order carries the promised fields, none of them in the address", async () => {
  const seen: { url: unknown; body: unknown }[] = [];
  const answer = await requestCheckout(order, async (url, request) => {
    seen.push({ url, body: JSON.parse(String(request?.body)) });
    return Response.json({ url: "https://checkout.stripe.com/c/pay/1" });
  });
  expect(answer).toEqual({ ok: true, url: "https://checkout.stripe.com/c/pay/1" });
  expect(seen).toEqual([
    {
      url: "/api/checkout",
      body: {
        email: "marina@example.com",
        name: "Marina <b>Duarte</b>",
        birthData: birth,
        plan: "basic",
        locale: "en-us",
        firstCheckout: true,
        journey: "main",
        again: false,
        attempt: order.attempt,
      },
    },
  ]);
});

test("a refusal keeps the server's own sentence", async () => {
  const refusal = { error: { code: "date", message: "This date lies in the future." } };
  expect(await requestCheckout(order, answering(422, refusal))).toEqual({
    ok: false,
    code: "date",
    message: "This date lies in the future.",
  });
});

test("no answer, a strange answer and a strange address are failures, not crashes", async () => {
  const lost = async () => {
    throw new TypeError("Failed to fetch");
  };
  const page = async () => new Response("<html>", { status: 502 });
  const senders = [lost, page, answering(200, {}), answering(200, { url: "javascript:alert(1)" })];
  for (const send of senders)
    expect(await requestCheckout(order, send)).toEqual({ ok: false, code: null, message: null });
});

test("a birth without a buyer is not ready to be paid for", () => {
  const { fullName, email, ...nobody } = birth;
  expect(hasBuyer(birth)).toBe(true);
  expect(hasBuyer(nobody satisfies BirthData)).toBe(false);
  expect(hasBuyer({ ...birth, email: " " })).toBe(false);
});
