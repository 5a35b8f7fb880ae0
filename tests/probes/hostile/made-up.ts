import { createHmac } from "node:crypto";
import { birthData, checkout } from "../../site-process.ts";

type Random = () => number;
const pick = <T>(random: Random, list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
const text = (random: Random, alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join("");
const hex = "0123456789abcdef";
const base64url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** One character replaced, as by a guesser who glimpsed the secret over someone's shoulder. */
function oneOff(random: Random, known: string, alphabet: string): string {
  const at = Math.floor(random() * known.length);
  for (;;) {
    const other = pick(random, [alphabet[Math.floor(random() * alphabet.length)] ?? "x"]);
    if (other !== known[at]) return known.slice(0, at) + other + known.slice(at + 1);
  }
}

/**
 * Secrets for report links that were never issued: random ones, and ones that differ from a real one by a character.
 */
export function guessedSecret(random: Random, real: string): string {
  return pick<() => string>(random, [
    () => text(random, base64url, 43),
    () => text(random, base64url, 43),
    () => oneOff(random, real, base64url),
    // The last of the 43 characters holds two bits that base64url ignores: such variants must not open the report
    // either.
    () => oneOff(random, real.slice(-1), base64url).padStart(43, real.slice(0, 42)).slice(-43),
    () => real.slice(0, 42),
    () => `${real}A`,
    () => real.toLowerCase(),
    () => `${real}%00`,
    () => `${real}%20`,
    () => `./${real}x`,
  ])();
}

export interface Known {
  /** A paid session and its report's secret, belonging to somebody else. */
  readonly paidSession: string;
  readonly secret: string;
  /** A session that the guesser opened but did not pay. */
  readonly unpaidSession: string;
}

/** Return URLs with no payment behind them. */
export function forgedReturn(random: Random, { paidSession, secret, unpaidSession }: Known): string {
  const session = pick<() => string>(random, [
    () => `cs_test_${text(random, hex, 48)}`,
    () => `cs_live_${text(random, hex, 48)}`,
    () => `cs_test_${oneOff(random, paidSession.slice(8), hex)}`,
    () => unpaidSession,
    () => paidSession.toUpperCase(),
    () => `${paidSession}%00`,
    () => `${paidSession}%20or%201=1`,
    () => "%25",
    () => "{CHECKOUT_SESSION_ID}",
  ])();
  const claims = pick(random, ["", "&payment_status=paid", "&paid=true&success=1", "&status=complete&state=delivered"]);
  const person = "&fullName=Eve&birthDate=1990-06-15&birthCity=Paris&birthCountry=France&email=eve@example.org";
  const guess = guessedSecret(random, secret);
  return pick(random, [
    `/success?session_id=${session}${claims}`,
    `/success?session_id=${session}${claims}${person}`,
    `/success.data?session_id=${session}${claims}`,
    `/success?session_id[]=${session}${claims}`,
    `/thank-you?session_id=${session}${claims}${person}`,
    `/thank-you.data?session_id=${session}${claims}`,
    `/en-us/funnel?session_id=${session}${claims}`,
    `/en-us/report?session_id=${session}${claims}`,
    `/es-es/report.data?session_id=${session}${claims}`,
    `/r/${guess}?session_id=${session}${claims}`,
    `/r/${guess}/report.pdf?copy`,
    `/r/${guess}/refund`,
    `/r/${guess}/correct`,
    `/r/${guess}.data`,
  ]);
}

/** Prices, currencies and products as a tampering client might send them. */
export function tamperedCheckout(random: Random, index: number) {
  const locale = pick(random, ["en-us", "en-gb", "es-es", "pt-br"] as const);
  const plan = "basic" as const;
  const wished = pick<unknown>(random, [
    0,
    1,
    -1,
    0.01,
    "1",
    "0",
    null,
    { amount: 1 },
    [1],
    1e-9,
    Number.MAX_SAFE_INTEGER,
  ]);
  const names = [
    "price",
    "priceMinor",
    "price_minor",
    "amount",
    "unit_amount",
    "amountMinor",
    "total",
    "discount",
    "coupon",
  ];
  const name = names[Math.floor(random() * names.length)] ?? "price";
  const wish = { [name]: wished, currency: pick(random, ["BRL", "JPY", "XXX", ""]), quantity: 0, testVersion: true };
  const email = `tamper-${index}@example.org`;
  const line_items = [{ quantity: 1, price_data: { currency: "usd", unit_amount: 1 } }];
  const body = {
    ...checkout,
    ...{ email, locale, plan, line_items, sandbox: true, state: "paid", paidAt: "2020-01-01" },
    ...wish,
    birthData: { ...birthData, ...wish, email },
  };
  return { email, locale, plan, body };
}

/** A webhook call that the payment service did not make: body and signature. */
export interface ForgedEvent {
  readonly body: string;
  readonly signature: string;
}

const sign = (secret: string, atSeconds: number, body: string) =>
  createHmac("sha256", secret).update(`${atSeconds}.${body}`).digest("hex");

/**
 * Events that claim an order was paid. `secret` is the real one: it signs events that are too old, or altered after
 * signing.
 */
export function forgedEvent(
  random: Random,
  about: { readonly orderId: string; readonly session: string; readonly secret: string },
): ForgedEvent {
  const { orderId, session, secret } = about;
  const type = pick(random, [
    "checkout.session.completed",
    "checkout.session.async_payment_succeeded",
    "charge.refunded",
  ]);
  const object = {
    id: session,
    object: "checkout.session",
    payment_status: "paid",
    status: "complete",
    metadata: { order: orderId },
  };
  const id = `evt_${text(random, hex, 24)}`;
  const now = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ id, object: "event", type, created: now, livemode: true, data: { object } });
  const header = (seconds: number, signature: string) => `t=${seconds},v1=${signature}`;
  const guess = `whsec_${text(random, base64url.slice(0, 62), 32)}`;
  const old = now - 301 - Math.floor(random() * 1e6);
  return pick<() => ForgedEvent>(random, [
    () => ({ body, signature: "" }),
    () => ({ body, signature: header(now, text(random, hex, 64)) }),
    () => ({ body, signature: header(now, sign(guess, now, body)) }),
    () => ({ body, signature: header(now, sign("", now, body)) }),
    () => ({ body, signature: header(old, sign(secret, old, body)) }),
    () => ({ body, signature: header(now, sign(secret, old, body)) }),
    () => ({ body: body.replace(id, `${id}0`), signature: header(now, sign(secret, now, body)) }),
    () => ({ body: `${body} `, signature: header(now, sign(secret, now, body)) }),
    () => ({ body, signature: `t=${now},v0=${sign(secret, now, body)}` }),
    () => ({ body, signature: `t=${now},v1=,v1=${text(random, hex, 64)},v0=${sign(secret, now, body)}` }),
    () => ({ body, signature: `t=,v1=${sign(secret, 0, body)}` }),
    () => ({ body, signature: `t=${now},v1=${"é".repeat(64)}` }),
    () => ({ body: "", signature: header(now, sign(guess, now, "")) }),
  ])();
}
