import { expect, test } from "vitest";
import { contactSchema, nameLimit } from "./contact.ts";

const problemsOf = (fullName: string, email: string) =>
  contactSchema.safeParse({ fullName, email }).error?.issues.map((issue) => issue.message) ?? [];

test("a name and an address are taken without the blanks around them", () => {
  expect(contactSchema.parse({ fullName: "  Marina Duarte ", email: " marina@example.com " })).toEqual({
    fullName: "Marina Duarte",
    email: "marina@example.com",
  });
});

test("each missing or unreadable field has one problem of its own", () => {
  expect(problemsOf("", "")).toEqual(["name-required", "email-required"]);
  expect(problemsOf("   ", "marina.duarte@")).toEqual(["name-required", "email-invalid"]);
  expect(problemsOf("M", "a@b")).toEqual(["email-invalid"]);
});

test("a name may be 200 characters long and no longer", () => {
  expect(problemsOf("é".repeat(nameLimit), "a@example.com")).toEqual([]);
  expect(problemsOf("é".repeat(nameLimit + 1), "a@example.com")).toEqual(["name-long"]);
});

test("markup in a name is just text", () => {
  const name = "<script>alert(1)</script> & Söhne";
  expect(contactSchema.parse({ fullName: name, email: "a@example.com" }).fullName).toBe(name);
});
