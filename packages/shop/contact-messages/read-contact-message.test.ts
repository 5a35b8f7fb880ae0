import { expect, test } from "vitest";
import { readContactMessage } from "./read-contact-message.ts";

const letter = {
  name: "Zoë",
  email: "zoe@example.org",
  subject: "The clock",
  message: "Which hour?\nYours",
  locale: "es-es",
};

test("a letter is read as it was written", () => {
  expect(readContactMessage(letter)).toEqual({ ok: true, letter });
});

test("a line break in a line is a space, so that no subject becomes a header", () => {
  const read = readContactMessage({ ...letter, subject: "Hello\r\nBcc: all@example.org", name: "A\u2028B" });
  expect(read.ok && [read.letter.subject, read.letter.name]).toEqual(["Hello Bcc: all@example.org", "A B"]);
});

test("what is missing, too long or no address is named, in the order of the form", () => {
  expect(readContactMessage({})).toEqual({ ok: false, fields: ["name", "email", "subject", "message"] });
  expect(readContactMessage({ ...letter, email: "zoe" })).toEqual({ ok: false, fields: ["email"] });
  expect(readContactMessage({ ...letter, message: "x".repeat(5001) })).toEqual({ ok: false, fields: ["message"] });
  expect(readContactMessage({ ...letter, subject: " \t " })).toEqual({ ok: false, fields: ["subject"] });
});

test("as long as allowed is not too long, and one more is, in every field", () => {
  const limits = { name: 200, subject: 200, message: 5000 } as const;
  for (const [field, limit] of Object.entries(limits)) {
    expect(readContactMessage({ ...letter, [field]: "x".repeat(limit) }).ok).toBe(true);
    expect(readContactMessage({ ...letter, [field]: "x".repeat(limit + 1) })).toEqual({ ok: false, fields: [field] });
  }
});

test("a message keeps its lines and tabs, without other control characters and without blanks around it", () => {
  const read = readContactMessage({ ...letter, message: " One\r\n\ttwo\rthree\u0000\u0007. \n" });
  expect(read.ok && read.letter.message).toBe("One\n\ttwo\nthree.");
});

test("an unknown market writes in American English", () => {
  expect(readContactMessage({ ...letter, locale: "fr-fr" })).toMatchObject({ ok: true, letter: { locale: "en-us" } });
});
