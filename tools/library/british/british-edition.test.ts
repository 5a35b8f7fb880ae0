import { expect, test } from "vitest";
import { unreviewedWords } from "./american-spelling.ts";
import { americanLeft, britishText } from "./british-edition.ts";

const table = new Map([
  ["color", "colour"],
  ["toward", "towards"],
  ["mail", "post"],
  ["to mail", "to send"],
  ["size", "size"],
  ["color guard", "color guard"],
]);

test("whole words are changed, a capital stays, and the longer entry goes first", () => {
  const british = britishText(table);
  expect(british("Color, toward the watercolor. A letter to mail, the mail, its size.")).toBe(
    "Colour, towards the watercolor. A letter to send, the post, its size.",
  );
  expect(british("The Color Guard keeps its name.")).toBe("The Color Guard keeps its name.");
  expect(british("{color} stays, for it is a slot")).toBe("{color} stays, for it is a slot");
});

test("dates of slots come day first, and lose the commas of the American order", () => {
  const british = britishText(table);
  expect(british("{month} {day}")).toBe("{day} {month}");
  expect(british("{weekday}, {month} {day}, {year}")).toBe("{weekday} {day} {month} {year}");
  expect(british("Toward {month} {day}, {year}, {time}")).toBe("Towards {day} {month} {year}, {time}");
});

test("an American word that is left is named, and a finished text has none", () => {
  expect(americanLeft(table)("the color of it")).toEqual(["color"]);
  expect(americanLeft(table)(britishText(table)("the color of it, toward noon"))).toEqual([]);
});

test("a word that looks American and is not in the table is named; one written alike is not", () => {
  expect(unreviewedWords("The neighbor has a gray coat of no size, to mail.", table)).toEqual(["neighbor", "gray"]);
});
