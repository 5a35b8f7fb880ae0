import { expect, test } from "vitest";
import { checkoutFromForm } from "./checkout-from-form.ts";
import { foldOfForm } from "./fold-of-form.ts";

/** The clocks of New York went back on this day: 01:30 was shown twice. */
const twice = { birthDate: "2018-11-04", birthTime: "01:30", city: "New York, United States" };
const of = "2018-11-04 01:30 America/New_York";
const asked = (fields: Record<string, string>) => foldOfForm(new URLSearchParams(fields));

test("a time that was shown twice or never is asked about until it is answered", () => {
  expect(asked(twice)).toMatchObject({ question: { of, kind: "twice" }, fold: null, answered: false });
  expect(asked({ ...twice, birthDate: "2018-03-11", birthTime: "02:30" })).toMatchObject({
    ...{ question: { kind: "never" }, answered: false },
  });
  for (const fold of [0, 1] as const) {
    expect(asked({ ...twice, fold: `${fold}`, foldOf: of })).toMatchObject({ fold, answered: true });
    const form = new URLSearchParams({ ...twice, fold: `${fold}`, foldOf: of });
    expect(checkoutFromForm(form)).toMatchObject({ birthData: { fold } });
  }
  const apart = { year: "2018", month: "11", day: "4", hour: "1", minute: "30", city: twice.city };
  expect(asked(apart)).toMatchObject({ question: { of }, answered: false });
  // A script that posts the form does not name the question.
  expect(asked({ ...twice, fold: "1" })).toMatchObject({ fold: 1, answered: true });
});

test("the answer to another question counts as none, and so does one that is neither of the two", () => {
  expect(asked({ ...twice, fold: "1", foldOf: "2017-11-05 01:30 America/New_York" })).toMatchObject({
    answered: false,
  });
  for (const fold of ["", "2", "-1", "x"]) expect(asked({ ...twice, fold, foldOf: of }).answered).toBe(false);
});

test.each([
  ["a time that occurred once", { birthTime: "03:30" }],
  ["an unknown time", { timeUnknown: "on" }],
  ["a date that is none", { birthDate: "2018-13-45" }],
  ["an impossible date", { birthDate: "2018-02-31" }],
  ["no time", { birthTime: "" }],
  ["a time that is none", { birthTime: "25:99" }],
  ["no place", { city: "" }],
  ["coordinates that are none", { city: "", latitude: "north", longitude: "1" }],
  ["coordinates beyond the pole", { city: "", latitude: "91", longitude: "1" }],
  ["an unknown zone", { city: "", latitude: "40.7", longitude: "-74", timezone: "Nowhere/Land" }],
])("%s raises no question, and is left to the shop to judge", (_what, changes) => {
  const form = { ...twice, fold: "1", foldOf: of, ...changes };
  expect(asked(form)).toEqual({ question: null, fold: null, answered: true });
  expect(checkoutFromForm(new URLSearchParams(form))).not.toHaveProperty("birthData.fold");
});

test("typed coordinates are read by the zone they lie in", () => {
  const { city: _, ...time } = twice;
  expect(asked({ ...time, latitude: "40.7", longitude: "-74" })).toMatchObject({ question: { of }, answered: false });
});
