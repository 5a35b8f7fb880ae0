import { expect, test } from "vitest";
import { decodeForm } from "./form-encoding.ts";

test("nested records and lists come back as the SDK wrote them", () => {
  const body =
    "mode=payment&line_items[0][price_data][unit_amount]=102&line_items[0][quantity]=1&metadata[order]=a%20b&e[]=x&e[]=y";
  expect(decodeForm(body)).toEqual({
    mode: "payment",
    line_items: [{ price_data: { unit_amount: "102" }, quantity: "1" }],
    metadata: { order: "a b" },
    e: ["x", "y"],
  });
});

test("a key cannot reach a prototype", () => {
  decodeForm("__proto__[polluted]=1&a[constructor][prototype][polluted]=1");
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect({}).not.toHaveProperty("polluted");
});
