import { checkout } from "../../../tests/site-process.ts";
import type { RunningShop } from "./running-shop.ts";

const card = { cardNumber: "4242424242424242", expiry: "12/40", cvc: "123" };

export const emailOf = (n: number): string => `buyer-${n}@example.org`;

/** Each order has its own birth, so that no two reports are the same. */
export async function buy(shop: RunningShop, n: number): Promise<void> {
  const email = emailOf(n);
  const birthDate = `${1950 + (n % 50)}-0${1 + (n % 9)}-1${n % 10}`;
  const birthData = { ...checkout.birthData, email, birthDate };
  const answer = await post(shop, "/api/checkout", n, { ...checkout, email, birthData });
  const { url }: { readonly url: string } = await answer.json();
  const paid = await fetch(url, { method: "POST", body: new URLSearchParams(card), redirect: "manual" });
  if (paid.status !== 303) throw new Error(`the payment was answered ${paid.status}`);
}

export async function post({ address }: RunningShop, path: string, n: number, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json", "x-forwarded-for": `10.1.${n >> 8}.${n & 255}` };
  const answer = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}
