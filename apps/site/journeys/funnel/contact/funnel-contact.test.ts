import { expect, test } from "vitest";
import { funnelContactSchema } from "./funnel-contact.ts";

const faultOf = (contact: object) => funnelContactSchema.safeParse(contact).error?.issues.map((issue) => issue.message);

test("the name may be left out, the address may not; both are trimmed", () => {
  expect(funnelContactSchema.parse({ fullName: " ", email: " m@example.com " })).toEqual({
    fullName: "",
    email: "m@example.com",
  });
  expect(faultOf({ fullName: "", email: "  " })).toEqual(["email-required"]);
  expect(faultOf({ fullName: "", email: "marina.duarte@" })).toEqual(["email-invalid"]);
  expect(faultOf({ fullName: "a".repeat(201), email: "m@example.com" })).toEqual(["name-long"]);
});
