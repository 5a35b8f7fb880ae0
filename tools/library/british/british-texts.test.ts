import { join } from "node:path";
import { required } from "@cosmic/chart/required";
import { expect, test } from "vitest";
import { withoutMarks } from "../read/passage-file.ts";
import { readSources } from "../read/sources.ts";
import { unreviewedWords } from "./american-spelling.ts";
import { unreviewedThings } from "./american-things.ts";
import { britishEdition, britishText } from "./british-edition.ts";

const { languages, tables } = readSources(join(import.meta.dirname, "../../../packages/library"));
const english = required(
  languages.find(({ language }) => language === "en"),
  "English",
);
const table = required(tables.get(britishEdition), "the table");
const texts = [
  ...english.files.flatMap(({ passages }) => passages.flatMap(({ parts }) => parts.map(({ source }) => source))),
  ...english.wording.strings.values(),
].map(withoutMarks);

test("every American thing and spelling of every English text is translated, or named as common to both", () => {
  const left = texts.flatMap((text) => [...unreviewedWords(text, table), ...unreviewedThings(text, table)]);
  expect(left).toEqual([]);
});

test("a thing that is not in the table is named, and one inside a longer entry is not", () => {
  const small = new Map([["off the gas", "off the accelerator"]]);
  expect(unreviewedThings("On the couch, with a foot off the gas.", small)).toEqual(["couch"]);
});

test.each([
  ["You left the warm half of the couch.", "You left the warm half of the sofa."],
  ["A man in a bathrobe walks around the block.", "A man in a dressing gown walks round the block."],
  ["You take your foot off the gas.", "You take your foot off the accelerator."],
  ["The gas bill has no chance.", "The gas bill has no chance."],
  ["Somebody sits up there in the lifeguard chair.", "Somebody sits up there in the lifeguard’s chair."],
  ["Standing in line is painful.", "Standing in a queue is painful."],
  ["The apartment, the sidewalk, the trash, a vacation.", "The flat, the pavement, the rubbish, a holiday."],
  [
    "You wash each part in dish soap, dish towel in hand.",
    "You wash each part in washing-up liquid, tea towel in hand.",
  ],
  ["An eraser and a penciled grade.", "A rubber and a pencilled mark."],
  ["You strike out “very,” and say “Not yet.”", "You strike out “very”, and say “Not yet.”"],
  ["It was “us.” Then: “I think, so,” you said.", "It was “us”. Then: “I think, so,” you said."],
  ["A power failure, a name tag, and you feel the draft.", "A power cut, a name badge, and you feel the draught."],
  ["The draft is on the roster, the way around.", "The draft is on the rota, the way round."],
  ["Your cell phone, the faucet, the refrigerator.", "Your mobile phone, the tap, the fridge."],
])("the British edition says “%s” as a British reader would", (american, british) => {
  expect(britishText(table)(american)).toBe(british);
});
