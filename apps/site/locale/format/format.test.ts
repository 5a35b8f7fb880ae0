import { expect, test } from "vitest";
import {
  countryText,
  datesText,
  dateText,
  dayText,
  fixedText,
  moneyText,
  monthNames,
  numberText,
  shortMonthText,
} from "./format.ts";

test("money stands in the visitor's own form", () => {
  expect(moneyText(102, "USD", "en-us")).toBe("$1.02");
  expect(moneyText(1299, "GBP", "en-gb")).toBe("£12.99");
  expect(moneyText(7999, "BRL", "pt-br").replace(/\s/g, " ")).toBe("R$ 79,99");
});

test("a civil date keeps its day wherever the reader sits", () => {
  expect(dateText("1990-06-15", "en-us")).toBe("June 15, 1990");
  expect(dateText("1990-06-15", "en-gb")).toBe("15 June 1990");
  expect(dateText("1900-01-01", "pt-br")).toBe("1 de janeiro de 1900");
  expect(datesText("2024-11-02", "2026-11-29", "en-us").replace(/\s/g, " ")).toBe("Nov 2, 2024 – Nov 29, 2026");
  expect(datesText("2024-11-02", "2026-11-29", "en-gb").replace(/\s/g, " ")).toBe("2 Nov 2024 – 29 Nov 2026");
  expect(shortMonthText("2024-11-01", "en-us")).toBe("Nov 2024");
});

test("days, months, numbers and countries speak the visitor's language", () => {
  expect(dayText(5, 21, "en-us")).toBe("May 21");
  expect(monthNames("es-es")[5]).toBe("junio");
  expect(numberText(1948, "en-us")).toBe("1,948");
  expect(fixedText(0.002, 4, "en-us")).toBe("0.0020");
  expect(fixedText(-1.4, 2, "pt-br")).toBe("−1,40");
  expect(countryText({ countryCode: "BR", country: "Brazil" }, "pt-br")).toBe("Brasil");
  expect(countryText({ countryCode: "", country: "Nowhere" }, "pt-br")).toBe("Nowhere");
});
