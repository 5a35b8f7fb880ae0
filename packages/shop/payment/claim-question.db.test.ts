import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales } from "../testing/sales.ts";
import { betweenQuestionsMs } from "./claim-question.ts";

let one: TestShop;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  // Every answer of the payment service is written into the order's row: their number is the number of questions.
  await one.database.pool.query(countAnswers);
});
afterAll(() => one.close());

const countAnswers = `
  create table answers (order_id uuid);
  create function count_answer() returns trigger language plpgsql as
    $$ begin insert into answers values (new.id); return null; end $$;
  create trigger count_answer after update of updated_at on orders for each row execute function count_answer()`;

const questionsAbout = async (orderId: string): Promise<number> =>
  (await one.database.pool.query("select from answers where order_id = $1", [orderId])).rowCount ?? 0;

test("ninety visits with an unpaid session ask the payment service once in five seconds, at once or one after another", async () => {
  const { orderId, sessionId } = await openSales(one).open("idle@example.org");
  const before = await questionsAbout(orderId);
  const visits = () => Promise.all(Array.from({ length: 30 }, () => one.shop.openReportBySession(sessionId)));
  // The clock stands: however slow the machine, no second passes between two visits.
  const stopped = Date.now() + one.later;
  one.stopClockAt(stopped);
  for (let round = 0; round < 3; round += 1)
    for (const access of await visits()) expect(access).toMatchObject({ kind: "waiting" });
  expect((await questionsAbout(orderId)) - before).toBe(1);
  one.stopClockAt(stopped + betweenQuestionsMs);
  await visits();
  expect((await questionsAbout(orderId)) - before).toBe(2);
});

test("another order is asked about all the same, and so is one whose webhook has come", async () => {
  const sales = openSales(one);
  const [waiting, other] = [await sales.open("waiting@example.org"), await sales.open("other@example.org")];
  one.stopClockAt(Date.now());
  expect(await one.shop.openReportBySession(waiting.sessionId)).toMatchObject({ kind: "waiting" });
  const before = [await questionsAbout(waiting.orderId), await questionsAbout(other.orderId)];
  await one.shop.openReportBySession(other.sessionId);
  await one.shop.settleOrder(waiting.orderId);
  expect([await questionsAbout(waiting.orderId), await questionsAbout(other.orderId)]).toEqual(
    before.map((n) => n + 1),
  );
});
