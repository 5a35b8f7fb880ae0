import { expect, test } from "vitest";
import { z } from "zod";
import { memoryStore } from "../session/session-store.ts";
import { attemptFor, attemptKey, randomUuid } from "./attempt.ts";

test("the same order keeps its number, over a reload too", () => {
  const store = memoryStore();
  const first = attemptFor({ email: "a@example.com" }, store, randomUuid);
  expect(attemptFor({ email: "a@example.com" }, store, randomUuid)).toBe(first);
});

test("a changed order is another order", () => {
  const store = memoryStore();
  const first = attemptFor({ email: "a@example.com" }, store, randomUuid);
  const second = attemptFor({ email: "b@example.com" }, store, randomUuid);
  expect(second).not.toBe(first);
});

test("a broken entry counts as none", () => {
  const store = memoryStore();
  for (const broken of ["{", "7", '{"attempt":"x","of":"{}"}']) {
    store.write(attemptKey, broken);
    expect(attemptFor({}, store, () => "9b2f1b0e-8a53-4c53-9c2e-3a6f0f1b2c3d")).toBe(
      "9b2f1b0e-8a53-4c53-9c2e-3a6f0f1b2c3d",
    );
  }
});

test("a number is a UUID of version 4", () => {
  for (let times = 0; times < 50; times += 1) expect(z.uuidv4().safeParse(randomUuid()).success).toBe(true);
});
