import { expect, test } from "vitest";
import { readEmail } from "./read-email.ts";

const json = "application/json; charset=utf-8";
const form = "application/x-www-form-urlencoded";

test("the address of a JSON object or a form is read as it was typed", () => {
  expect(readEmail(Buffer.from('{"email":"zoë@example.org","birthData":{}}'), json)).toBe("zoë@example.org");
  expect(readEmail(Buffer.from("email=zo%C3%AB%40example.org"), form)).toBe("zoë@example.org");
  expect(readEmail(Buffer.from('{"email":"no address"}'), json)).toBe("no address");
});

test.each([
  ["an array", json, "[]"],
  ["a number", json, "7"],
  ["a text", json, '"a@example.org"'],
  ["null", json, "null"],
  ["an object without an address", json, "{}"],
  ["an address that is a number", json, '{"email":7}'],
  ["half an object", json, '{"email":'],
  ["nothing", json, ""],
  ["plain text", "text/plain", "email=a@example.org"],
  ["no type at all", "", '{"email":"a@example.org"}'],
  ["JSON in broken UTF-8", json, Buffer.from([...Buffer.from('{"email":"a'), 0xff, ...Buffer.from('@example.org"}')])],
  ["a form in broken UTF-8", form, "email=a%ff@example.org"],
  ["a form without an address", form, "name=Zoe"],
])("%s is not read", (_, type, body) => {
  expect(readEmail(Buffer.from(body), type)).toBeNull();
});

test("a request without a body is not read", () => {
  expect(readEmail(undefined, json)).toBeNull();
});
