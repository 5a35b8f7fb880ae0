import { openLog } from "@cosmic/platform/log/open-log";
import { openQueue } from "@cosmic/platform/queue/open-queue";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { forwardLetterJob } from "./accept-contact-message.ts";

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
        "select count(*)::int as n from contact_messages where forwarded_at is not null",
      );
      expect(rows).toEqual([{ n: 1 }]);
    },
    { timeout: 45_000, interval: 50 },
  );
  expect(one.logged()).not.toMatch(/zoe@example|Which hour/);
});

test("a letter without an address is not kept", async () => {
  expect(await one.shop.takeLetter({ ...letter, email: "" })).toEqual({ ok: false, fields: ["email"] });
  const { rows } = await one.database.pool.query("select count(*)::int as n from contact_messages");
  expect(rows).toEqual([{ n: 1 }]);
});

test("what the version before writes under the old names, table and job, is kept and forwarded", async () => {
  const { pool } = one.database;
  const { rows: written } = await pool.query<{ id: string }>(
    "insert into letters (name, email, subject, message, locale) values ('A', 'a@example.org', 'Old', 'Text', 'en-us') returning id",
  );
  await pool.query(
    `insert into limits as kept (scope, key, hits, allowed, updated_at) values ('mailbox', '\\x00', '{}', true, now())
     on conflict (scope, key) do update set updated_at = excluded.updated_at`,
  );
  const queue = await openQueue({
    database: one.database,
    log: openLog({ level: "silent" }),
    jobs: [forwardLetterJob],
  });
  await one.database.transaction((tx) => queue.enqueue(tx, forwardLetterJob, { letterId: written[0]?.id ?? "" }));
  await queue.close();
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        "select forwarded_at is not null as sent from contact_messages where subject = 'Old'",
      );
      expect(rows).toEqual([{ sent: true }]);
    },
    { timeout: 45_000, interval: 50 },
  );
});
