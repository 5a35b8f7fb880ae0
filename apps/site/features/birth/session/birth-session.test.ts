import { expect, test } from "vitest";
import { type BirthSession, readBirthSession, writeBirthSession } from "./birth-session.ts";
import { memoryStore } from "./session-store.ts";
import { birthSessionKey } from "./tab-keys.ts";

const marina: BirthSession = {
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
  writeBirthSession(store, {
    ...marina,
    fold: 1,
    offsetSeconds: -10_800,
    fullName: "<b>M</b>",
    email: "m@example.com",
  });
  const reading = readBirthSession(store.read(birthSessionKey));
  expect(reading).toEqual({
    ok: true,
    birth: { ...marina, fold: 1, offsetSeconds: -10_800, fullName: "<b>M</b>", email: "m@example.com" },
  });
});

test("no entry is none", () => {
  expect(readBirthSession(null)).toEqual({ ok: false, reason: "none", kept: {} });
});

test.each(["", "{", "null", "[]", "7", '"text"'])("%j is a broken entry that keeps nothing", (text) => {
  expect(readBirthSession(text)).toEqual({ ok: false, reason: "broken", kept: {} });
});

test("a spoilt field breaks the entry and costs only itself", () => {
  const { latitude, ...others } = marina;
  const reading = readBirthSession(JSON.stringify({ ...others, latitude: 900 }));
  expect(reading).toStrictEqual({ ok: false, reason: "broken", kept: others });
});
