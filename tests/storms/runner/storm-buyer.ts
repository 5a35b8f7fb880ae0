import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { required } from "@cosmic/chart/required";

/** What a buyer does at the payment page. */
export type BuyerKind = "pays" | "leaves" | "is-declined" | PixKind;

/** How a Pix code ends: paid at once, in a while, after it expired, or never. */
type PixKind = "pix-at-once" | "pix-later" | "pix-late" | "pix-expires";

/** Who a buyer is, and what they do. */
export interface Buyer {
  readonly email: string;
  readonly kind: BuyerKind;
}

export interface BuyerTools {
  /** Each try goes to the next of these, as with a load balancer. */
  readonly siteUrls: readonly string[];
  /** Called after every completed step. */
  stepDone(): void;
  /** Called as soon as a payment is accepted. */
  paid?(email: string): void;
}

/** A patient person clicks again after this. */
const againMs = 250;
const cards = { pays: "4242424242424242", "is-declined": "4000000000000002" } as const;

/** Out of five buyers, one leaves and one has a card that is declined. */
export function makeBuyers(count: number): readonly Buyer[] {
  return Array.from({ length: count }, (_, n) => ({
    email: `buyer-${n}@example.org`,
    kind: n % 5 === 3 ? "leaves" : n % 5 === 4 ? "is-declined" : "pays",
  }));
}

const pixKinds = ["pix-at-once", "pix-later", "pix-late", "pix-expires"] as const satisfies readonly PixKind[];

/** Every buyer pays by Pix, in each of the four ways as often as in the others. */
export function makePixBuyers(count: number): readonly Buyer[] {
  return Array.from({ length: count }, (_, n) => ({
    email: `buyer-${n}@example.org`,
    kind: pixKinds[n % pixKinds.length] ?? "pix-at-once",
  }));
}

const isPix = (kind: BuyerKind): kind is PixKind => pixKinds.some((pix) => pix === kind);

/** What each does on the page with the code. */
const pixSteps: Readonly<Record<PixKind, readonly string[]>> = {
  "pix-at-once": ["choose", "pay"],
  "pix-later": ["pay-later"],
  "pix-late": ["let-expire", "pay"],
  "pix-expires": ["let-expire"],
};

/** One buyer, from the form to the page after the payment. Retries anything that fails on the way. */
export async function buy(tools: BuyerTools, buyer: Buyer, index: number): Promise<void> {
  const attempt = randomUUID();
  // Some buyers click twice.
  const clicks = index % 4 === 0 ? 2 : 1;
  const urls = await Promise.all(Array.from({ length: clicks }, () => openPage(tools, { buyer, index, attempt })));
  if (new Set(urls).size > 1) throw new Error("two clicks of one attempt led to two pages");
  tools.stepDone();
  const { kind } = buyer;
  if (kind === "leaves") return;
  if (isPix(kind)) {
    await payByPix(tools, urls[0] ?? "", {
      index,
      kind,
      taken: () => tools.paid?.(buyer.email),
    });
    tools.stepDone();
    return;
  }
  const paid = await pay(tools, urls[0] ?? "", {
    index,
    card: cards[kind],
    taken: () => tools.paid?.(buyer.email),
  });
  if (paid !== (kind === "pays")) throw new Error(`a buyer who ${kind} was told otherwise`);
  tools.stepDone();
}

const visitor = (index: number) => ({ "x-forwarded-for": `10.9.${index >> 8}.${index & 255}` });

async function openPage(
  tools: BuyerTools,
  { buyer, index, attempt }: { readonly buyer: Buyer; readonly index: number; readonly attempt: string },
): Promise<string> {
  const { email } = buyer;
  const fullName = `Buyer ${index}`;
  const birthData = {
    ...{ fullName, email, birthDate: `19${60 + (index % 40)}-06-15`, birthTime: "14:30", birthCity: "São Paulo" },
    ...{ birthCountry: "Brazil", latitude: -23.5505, longitude: -46.6333, timezone: "America/Sao_Paulo" },
  };
  const locale = isPix(buyer.kind) ? "pt-br" : ["en-us", "en-gb", "es-es", "pt-br"][index % 4];
  const body = JSON.stringify({ email, name: fullName, birthData, plan: "basic", locale, attempt });
  const headers = { "content-type": "application/json", ...visitor(index) };
  const post = (siteUrl: string) => fetch(`${siteUrl}/api/checkout`, { method: "POST", headers, body });
  const answer = await untilAnswered(tools, index, post, [200]);
  const { url }: { readonly url: string } = JSON.parse(answer.text);
  return url;
}

interface Payment {
  readonly index: number;
  readonly card: string;
  taken(): void;
}

async function pay(tools: BuyerTools, url: string, { index, card, taken }: Payment): Promise<boolean> {
  const body = new URLSearchParams({ cardNumber: card, expiry: "12/40", cvc: "123" });
  const post = (siteUrl: string) =>
    fetch(siteUrl + pathOf(url), { method: "POST", headers: visitor(index), body, redirect: "manual" });
  const answer = await untilAnswered(tools, index, post, [303, 422]);
  if (answer.status !== 303) return false;
  taken();
  // Some close the browser here; the others return to the site, which then checks the payment itself.
  const back = answer.location;
  if (index % 2 === 0 && back) {
    const open = (siteUrl: string) => fetch(siteUrl + pathOf(back), { headers: visitor(index) });
    await untilAnswered(tools, index, open, [200]);
  }
  return true;
}

async function payByPix(
  tools: BuyerTools,
  url: string,
  { index, kind, taken }: { readonly index: number; readonly kind: PixKind; taken(): void },
): Promise<void> {
  for (const step of pixSteps[kind]) {
    const body = new URLSearchParams({ pix: step });
    const post = (siteUrl: string) =>
      fetch(siteUrl + pathOf(url), { method: "POST", headers: visitor(index), body, redirect: "manual" });
    const { location } = await untilAnswered(tools, index, post, [303]);
    if (step === "pay") taken();
    // Some wait on the site, which asks about the payment itself; the others close the browser.
    if (index % 3 === 0 && location) {
      const open = (siteUrl: string) => fetch(siteUrl + pathOf(location), { headers: visitor(index) });
      await untilAnswered(tools, index, open, [200]);
    }
  }
}

/** Path and query of a URL or a path, to be requested from any of the site's processes. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, "http://site");
  return pathname + search;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
}

async function readWhole(response: Response): Promise<Answer> {
  return { status: response.status, text: await response.text(), location: response.headers.get("location") };
}

/** Retries until one of these statuses comes back, while the site is down, busy or without its payment service. */
async function untilAnswered(
  { siteUrls }: BuyerTools,
  first: number,
  ask: (siteUrl: string) => Promise<Response>,
  expected: readonly number[],
): Promise<Answer> {
  for (let n = first; ; n++) {
    // The site is down, or the response breaks off.
    const answer = await ask(required(siteUrls[n % siteUrls.length], "a site"))
      .then(readWhole)
      .catch((): Answer => ({ status: 0, text: "", location: null }));
    if (expected.includes(answer.status)) return answer;
    if (answer.status >= 400 && answer.status < 500) throw new Error(`${answer.status}: ${answer.text.slice(0, 500)}`);
    await pause(againMs);
  }
}
