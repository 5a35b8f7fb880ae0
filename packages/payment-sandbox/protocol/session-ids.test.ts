import { expect, test } from "vitest";
import { openSessionIds } from "./session-ids.ts";

const ids = openSessionIds("k".repeat(43));
const stored = `sandbox_${"0123456789abcdef".repeat(2)}`;

test("a session's name on the wire leads back to its row, wherever it stands in a text", () => {
  const told = ids.toWire(`{"id":"${stored}","url":"https://example.org/sandbox/pay/${stored}"}`);
  expect(told).not.toContain("sandbox_");
  expect(told.match(/cs_test_[0-9a-f]{32}/g)).toHaveLength(2);
  expect(ids.toStored(told)).toBe(`{"id":"${stored}","url":"https://example.org/sandbox/pay/${stored}"}`);
});

test("neither a row's name nor another key's names a session", () => {
  const digits = stored.slice("sandbox_".length);
  expect(ids.toStored(`cs_test_${digits}`)).not.toBe(stored);
  expect(ids.toStored(stored)).not.toBe(stored);
  expect(openSessionIds("n".repeat(43)).toStored(ids.toWire(stored))).not.toBe(stored);
  for (const none of ["cs_test_none", `cs_test_${digits}0`, ""]) expect(ids.toStored(none)).toBe(none);
});
