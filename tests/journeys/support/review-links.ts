import { required } from "@cosmic/chart/required";
import { openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Locale } from "../../../apps/site/locale/locale.ts";
import { birthData } from "../../site-process.ts";

/** Buys a report in a market, and lets the two weeks until its buyer is asked for a review be over. */
export async function buyLongAgo(request: APIRequestContext, email: string, locale: Locale): Promise<void> {
  const data = { ...birthData, email };
  const order = { email, name: data.fullName, birthData: data, plan: "basic", locale, again: true };
  const { url } = await (await request.post("/api/checkout", { data: order })).json();
  const card = { cardNumber: "4242 4242 4242 4242", expiry: "12/34", cvc: "123", cardName: "" };
  await request.post(url, { form: card, maxRedirects: 0 });
  const database = await openDatabase(
    { databaseUrl: null, dataDir: required(process.env.JOURNEY_DATA_DIR, "JOURNEY_DATA_DIR") },
    openLog({ level: "silent" }),
  );
  try {
    await expect(async () => {
      const { rowCount } = await database.pool.query(
        `update review_invitations set due_at = now() - interval '1 minute'
          where order_id in (select id from orders where email = $1)`,
        [email],
      );
      expect(rowCount).toBe(1);
    }).toPass();
  } finally {
    await database.close();
  }
}
