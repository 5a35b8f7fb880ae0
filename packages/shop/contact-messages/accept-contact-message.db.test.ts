import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";

let one: TestShop;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  one.shop.startWorkers();
});
afterAll(() => one.close());

const letter = {
  name: "Zoë <script>",
  email: "zoe@example.org",
  subject: "The clock\r\nBcc: all@example.org",
  message: "Which hour did you use?\n\n<b>Thank you</b>",
  locale: "es-es",
};

test("a letter is kept and mailed to the support once, answers go to its writer, and nothing in it is markup or header", async () => {
  expect(await one.shop.takeLetter(letter)).toMatchObject({ ok: true });
  const mails = await vi.waitFor(
    async () => {
      const all = (await one.shop.mailbox?.listMailbox()) ?? [];
      expect(all).toHaveLength(1);
      return all;
    },
    { timeout: 45_000, interval: 50 },
  );
  const mail = await one.shop.mailbox?.readMailboxMessage(mails[0]?.id ?? 0);
  expect(mail?.subject).toBe("The clock Bcc: all@example.org");
  expect(JSON.stringify(mail)).toContain("zoe@example.org");
  expect(mail?.html).not.toMatch(/<script>|<b>Thank/);
  await vi.waitFor(
    async () => {
      const { rows } = await one.database.pool.query(
        "select count(*)::int as n from letters where forwarded_at is not null",
      );
      expect(rows).toEqual([{ n: 1 }]);
    },
    { timeout: 45_000, interval: 50 },
  );
  expect(one.logged()).not.toMatch(/zoe@example|Which hour/);
});

test("a letter without an address is not kept", async () => {
  expect(await one.shop.takeLetter({ ...letter, email: "" })).toEqual({ ok: false, fields: ["email"] });
  const { rows } = await one.database.pool.query("select count(*)::int as n from letters");
  expect(rows).toEqual([{ n: 1 }]);
});
