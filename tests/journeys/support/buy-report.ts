import { required } from "@cosmic/chart/required";
import { type APIRequestContext, expect } from "@playwright/test";
import { birthData } from "../../site-process.ts";

export type BirthData = Partial<typeof birthData> & { readonly timeUnknown?: boolean };

/**
 * Buys a report with the pages' requests but without the pages, even if the same one was bought before, and waits until
 * it is ready; returns the path of its secret link.
 */
export async function buyReport(request: APIRequestContext, email: string, birth: BirthData = {}): Promise<string> {
  const data = { ...birthData, ...birth, email };
  const order = { email, name: data.fullName, birthData: data, plan: "basic", locale: "en-us", again: true };
  const { url } = await (await request.post("/api/checkout", { data: order })).json();
  const card = { cardNumber: "4242 4242 4242 4242", expiry: "12/34", cvc: "123", cardName: "" };
  const paid = await request.post(url, { form: card, maxRedirects: 0 });
  const back = required(paid.headers().location, "the page after payment");
  let path = "";
  await expect(async () => {
    path = /\/r\/[\w-]{43}/.exec(await (await request.get(back)).text())?.[0] ?? "";
    expect(path).not.toBe("");
    // Until the report is ready, the link answers with another page.
    expect(await (await request.get(path)).text()).toContain('role="tabpanel"');
  }).toPass();
  return path;
}
