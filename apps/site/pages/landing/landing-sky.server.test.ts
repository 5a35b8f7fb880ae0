import { expect, test } from "vitest";
import { samplePeople } from "../../features/samples/sample-people.ts";
import { samplePerson } from "../../features/samples/sample-person.ts";
import { landingSky } from "./landing-sky.server.ts";

const millennium = Date.UTC(2000, 0, 1) / 1000;

test("the sample person's Sun stands at 24° 20′ Gemini and her Moon at 18° 25′ Pisces, as her printed page says", () => {
  const { sample } = landingSky("en-us", millennium);
  expect(sample[0]).toEqual({ planet: "sun", sign: "Gemini", degree: 24, minute: 20 });
  expect(sample[1]).toEqual({ planet: "moon", sign: "Pisces", degree: 18, minute: 25 });
});

test("the sample person is one birth on every page, so that no page shows her other figures", () => {
  expect(samplePeople[0]).toMatchObject(samplePerson);
});

test("the bars of the sample chart show the values the specification fixes, as the language writes them", () => {
  const shown = landingSky("en-us", millennium).scores.map(({ label, percentText }) => [label, percentText]);
  expect(shown).toEqual([
    ["Life Purpose Alignment", "92%"],
    ["Emotional Intelligence", "88%"],
    ["Social Magnetism", "85%"],
  ]);
  const elements = landingSky("es-es", millennium).scores.map(({ percentText, element }) => [
    percentText.replace(/\s/, " "),
    element,
  ]);
  expect(elements).toEqual([
    ["92 %", "air"],
    ["88 %", "water"],
    ["85 %", "water"],
  ]);
});

test("the strip shows the sky of 12:00 UTC, whatever the hour it is asked for (Meeus: Sun 280.37° at J2000)", () => {
  const morning = landingSky("en-us", millennium).today;
  expect(morning[0]).toEqual({ planet: "sun", sign: "Capricorn", degree: 10, minute: 22 });
  expect(landingSky("en-us", millennium + 86_399).today).toEqual(morning);
  expect(landingSky("en-us", millennium + 86_400).today).not.toEqual(morning);
});

test("seven planets stand in the strip, the Sun first and Saturn last", () => {
  const names = landingSky("en-us", millennium).today.map((place) => place.planet);
  expect(names).toEqual(["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]);
});
