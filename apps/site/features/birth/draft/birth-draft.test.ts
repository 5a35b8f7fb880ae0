import { expect, test } from "vitest";
import { memoryStore } from "../session/session-store.ts";
import { birthDataKey, draftKey } from "../session/tab-keys.ts";
import { emptyDraft, keepDraft, readDraft } from "./birth-draft.ts";

const birthText = JSON.stringify({
  birthDate: "1990-06-05",
  birthTime: "04:07",
  timeUnknown: false,
  birthCity: "São Paulo",
  birthCountry: "Brazil",
  countryCode: "BR",
  latitude: -23.5475,
  longitude: -46.6361,
  timezone: "America/Sao_Paulo",
  email: "m@example.com",
});

test("what is typed is kept field by field", () => {
  const store = memoryStore();
  keepDraft(store, { day: "15" });
  keepDraft(store, { month: "6", placeText: "sao" });
  expect(readDraft(store.read(draftKey), null)).toEqual({ ...emptyDraft, day: "15", month: "6", placeText: "sao" });
});

test("a spoilt field costs only itself", () => {
  const text = JSON.stringify({ day: "15", month: 6, place: { name: "Nowhere" }, fold: "2", email: "m@example.com" });
  expect(readDraft(text, null)).toEqual({ ...emptyDraft, day: "15", email: "m@example.com" });
});

test("without its own entry, or with an unreadable one, the form is filled from the birth data", () => {
  for (const typedText of [null, "{", "7"]) {
    const typed = readDraft(typedText, birthText);
    expect(typed).toMatchObject({ day: "5", month: "6", year: "1990", hour: "04", minute: "07" });
    expect(typed).toMatchObject({ placeText: "São Paulo, Brazil", email: "m@example.com" });
    expect(typed.place).toMatchObject({ zone: "America/Sao_Paulo", latitude: -23.5475, countryCode: "BR" });
  }
});

test("a time of birth data was set, and one that is unknown was not", () => {
  expect(readDraft(null, birthText).timeConfirmed).toBe(true);
  const untimed = JSON.stringify({ ...JSON.parse(birthText), birthTime: "12:00", timeUnknown: true });
  expect(readDraft(null, untimed)).toMatchObject({ hour: "", minute: "", timeUnknown: true, timeConfirmed: false });
  expect(emptyDraft).toMatchObject({ hour: "", minute: "" });
});

test("from broken birth data only what can be kept is filled in", () => {
  const broken = JSON.stringify({ ...JSON.parse(birthText), birthDate: "soon", latitude: "south" });
  const typed = readDraft(null, broken);
  expect(typed).toMatchObject({ day: "", month: "", year: "", place: null, placeText: "São Paulo, Brazil" });
});

test("nothing anywhere is an untouched form", () => {
  const store = memoryStore();
  expect(readDraft(store.read(draftKey), store.read(birthDataKey))).toEqual(emptyDraft);
});
