import { expect, test } from "vitest";
import { memoryStore } from "../session/session-store.ts";
import { birthDataKey } from "../session/tab-keys.ts";
import { type BirthData, keepBirthData, readBirthData } from "./birth-data.ts";

const marina: BirthData = {
  birthDate: "1990-06-15",
  birthTime: "14:30",
  timeUnknown: false,
  birthCity: "São Paulo",
  birthCountry: "Brazil",
  countryCode: "BR",
  latitude: -23.5475,
  longitude: -46.6361,
  timezone: "America/Sao_Paulo",
};

test("what is written is read back whole", () => {
  const store = memoryStore();
  keepBirthData(store, {
    ...marina,
    fold: 1,
    offsetSeconds: -10_800,
    fullName: "<b>M</b>",
    email: "m@example.com",
  });
  const reading = readBirthData(store.read(birthDataKey));
  expect(reading).toEqual({
    ok: true,
    birth: { ...marina, fold: 1, offsetSeconds: -10_800, fullName: "<b>M</b>", email: "m@example.com" },
  });
});

test("no entry is none", () => {
  expect(readBirthData(null)).toEqual({ ok: false, reason: "none", kept: {} });
});

test.each(["", "{", "null", "[]", "7", '"text"'])("%j is a broken entry that keeps nothing", (text) => {
  expect(readBirthData(text)).toEqual({ ok: false, reason: "broken", kept: {} });
});

test("a spoilt field breaks the entry and costs only itself", () => {
  const { latitude, ...others } = marina;
  const reading = readBirthData(JSON.stringify({ ...others, latitude: 900 }));
  expect(reading).toStrictEqual({ ok: false, reason: "broken", kept: others });
});
