import { expect, test } from "vitest";
import { openLog } from "./open-log.ts";

function record() {
  const lines: string[] = [];
  const log = openLog({ level: "trace", stream: { write: (line) => lines.push(line) } });
  return { log, text: () => lines.join(""), last: () => JSON.parse(lines.at(-1) ?? "{}") };
}

test("names, addresses, births and secrets are left out at any depth", () => {
  const { log, text, last } = record();
  const birth = { date: "1990-06-15", time: "14:30", latitude: -23.55 };
  log.info(
    { order: { id: "o1", email: "zoe@example.org", birth, Full_Name: "Zoë" }, headers: { cookie: "c=1" } },
    "sold",
  );
  expect(last()).toMatchObject({ level: "info", message: "sold", order: { id: "o1" } });
  expect(text()).not.toMatch(/zoe|Zoë|1990|14:30|23\.55|cookie/);
});

test("addresses, links, keys and query strings are cut from messages and errors, causes included", () => {
  const { log, text } = record();
  const cause = new Error("to zoe@example.org refused");
  const failed = new Error("Failed query: insert into orders values ($1)\nparams: Zoë,1990-06-15", { cause });
  log.error({ err: failed }, `GET /r/${"a".repeat(43)} /success?session_id=cs_test_abc sk_live_abc whsec_abc`);
  expect(text()).not.toMatch(/zoe|Zoë|1990|aaaa|cs_test_abc|sk_live|whsec_a/);
  expect(text()).toContain("Failed query: insert into orders");
});

test("what a database, a parser or a thrown text quotes is left out, over several lines too", () => {
  const { log, text } = record();
  const query = "insert into contact_messages values ($1)";
  const params = ["Zoë\nof Graz"];
  const refused = Object.assign(new Error('invalid input syntax for type date: "Zoë"'), {
    ...{ severity: "ERROR", code: "22007", constraint: "letters_pkey", detail: "Key (name)=(Zoë)" },
  });
  const failed = new Error(`Failed query: ${query}\nparams: ${params}`, { cause: refused });
  log.error({ err: Object.assign(failed, { query, params }) }, "lost");
  const unreadable = (() => {
    try {
      return JSON.parse("Zoë of Graz");
    } catch (error) {
      return error;
    }
  })();
  log.error({ err: unreadable }, "unreadable");
  log.error({ err: "Zoë of Graz" }, "thrown");
  expect(text()).not.toMatch(/Zoë|Graz/);
  expect(text()).toContain("Failed query: insert into contact_messages");
  expect(text()).toContain("PostgreSQL ERROR 22007, constraint letters_pkey");
});

test("an error keeps its type, code and cause", () => {
  const { log, last } = record();
  log.error(Object.assign(new TypeError("no"), { code: "E1", cause: new Error("why") }));
  expect(last().err).toMatchObject({ type: "TypeError", code: "E1", message: "no", cause: { message: "why" } });
});

test("a child's own fields are scrubbed too", () => {
  const { log, last } = record();
  log.child({ requestId: "r1", email: "zoe@example.org" }).info("x");
  expect(last()).toMatchObject({ requestId: "r1" });
  expect(last()).not.toHaveProperty("email");
});
