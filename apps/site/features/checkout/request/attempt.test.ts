import { expect, test } from "vitest";
import { z } from "zod";
import { type BirthData, keepBirthData } from "../../birth/draft/birth-data.ts";
import { memoryStore } from "../../birth/session/session-store.ts";
import { attemptKey } from "../../birth/session/tab-keys.ts";
import { attemptOf, randomUuid } from "./attempt.ts";

const birth: BirthData = {
  ...{ birthDate: "1990-06-15", birthTime: "14:30", timeUnknown: false },
  ...{ birthCity: "São Paulo", birthCountry: "Brazil", countryCode: "BR" },
  ...{ latitude: -23.5475, longitude: -46.6361, timezone: "America/Sao_Paulo" },
};

test("a purchase keeps its number, whatever is changed on the way", () => {
  const store = memoryStore();
  const first = attemptOf(store);
  keepBirthData(store, birth);
  expect(attemptOf(store)).toBe(first);
});

test("the number is made with the birth, so that a copy of the tab has the same one before anybody pays", () => {
  const store = memoryStore();
  keepBirthData(store, birth);
  const made = store.read(attemptKey);
  expect(z.uuidv4().safeParse(made).success).toBe(true);
  expect(attemptOf(store)).toBe(made);
});

test("a broken entry counts as none", () => {
  const store = memoryStore();
  for (const broken of ["{", "7", ""]) {
    store.write(attemptKey, broken);
    expect(attemptOf(store, () => "9b2f1b0e-8a53-4c53-9c2e-3a6f0f1b2c3d")).toBe("9b2f1b0e-8a53-4c53-9c2e-3a6f0f1b2c3d");
  }
});

test("a number is a UUID of version 4", () => {
  for (let times = 0; times < 50; times += 1) expect(z.uuidv4().safeParse(randomUuid()).success).toBe(true);
});
