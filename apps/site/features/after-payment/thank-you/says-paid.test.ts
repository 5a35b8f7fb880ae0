import { expect, test } from "vitest";
import { saysPaid } from "./says-paid.ts";

const says = (query: string) => saysPaid(new URLSearchParams(query));

test("an address says so in four ways, and in no other", () => {
  for (const query of ["paid=1", "redirect_status=succeeded", "session_id=x", "payment_intent=pi_1"]) {
    expect(says(query)).toBe(true);
  }
  for (const query of ["", "paid=0", "paid=true", "redirect_status=failed", "session=x"])
    expect(says(query)).toBe(false);
});
