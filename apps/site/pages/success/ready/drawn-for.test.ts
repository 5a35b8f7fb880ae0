import { expect, test } from "vitest";
import { overwriteGetLocale } from "../../../generated/paraglide/runtime.js";
import { drawnFor } from "./drawn-for.ts";

const subject = { time: "14:30", place: "São Paulo, Brasil", timeUnknown: false };

test("a day is written in the visitor's language, though the report is in English", () => {
  overwriteGetLocale(() => "es-es");
  const view = { subject, birthDate: "1990-06-15" };
  expect(drawnFor(view, "es-es")).toBe(
    "Dibujado para las 14:30 del 15 de junio de 1990 en São Paulo, Brasil, y para nadie más.",
  );
  expect(drawnFor({ ...view, subject: { ...subject, timeUnknown: true } }, "es-es")).toBe(
    "Dibujado para el 15 de junio de 1990 en São Paulo, Brasil, y para nadie más.",
  );
});
