import type { Block, Chapter } from "@cosmic/report/document";
import { expect, test } from "vitest";
import { sampleDocument } from "../testing/sample-document.ts";
import { ownPages } from "./own-pages.ts";

const drawing = sampleDocument().seal;
const paragraph = (text: string, more: object = {}): Block => ({
  ...{ kind: "paragraph", text, role: "frame", facts: [] },
  ...more,
});
const plate = (name: "wheel" | "spine"): Block => ({ kind: "figure", name, size: "plate", drawing, caption: name });
const chapter = (id: string, section: string, blocks: readonly Block[]): Chapter => ({
  ...{ id, title: id, subtitle: "", glyph: "moon", tab: "overview", opener: { lines: [] } },
  sections: [{ id: section, title: section, blocks }],
});
const sketch = { title: "The line", text: "The Sun and Mars.", drawing };
const spine: Chapter = {
  ...chapter("spine", "spine-opening", [plate("spine"), paragraph("Ten planets.")]),
  ...{ structures: [sketch, sketch], together: { ...sketch, title: "How they meet" }, voices: [] },
};
const glance: Chapter = {
  ...chapter("at-a-glance", "wheel", [paragraph("The wheel."), plate("wheel")]),
  sections: [
    { id: "wheel", title: "The wheel", blocks: [paragraph("The wheel."), plate("wheel")] },
    { id: "thesis", title: "In two sentences", blocks: [paragraph("One."), paragraph("Two.")] },
  ],
};
const question = { question: { glyph: "sun" } };
const letter = chapter("letter", "letter-text", [
  ...[paragraph("Dear Frida,"), paragraph("Who?", question), paragraph("What?", question), paragraph("Farewell.")],
]);

test("a document without a spine keeps every chapter as it is", () => {
  const { chapters } = sampleDocument();
  for (const one of chapters) expect(ownPages(one, chapters)).toEqual({ rest: one });
});

test("the drawing of the spine takes the opener page, and leaves its section", () => {
  const { rest, openerFigure } = ownPages(spine, [spine]);
  expect(openerFigure?.name).toBe("spine");
  expect(rest.sections.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([["paragraph"]]);
});

test("at a glance, the wheel and the sentences stand behind the rest, with both structures and the two together", () => {
  const { rest, thesis } = ownPages(glance, [glance, spine]);
  expect(rest.sections.map(({ id }) => id)).toEqual(["wheel"]);
  expect(thesis?.plates.map(({ name }) => name)).toEqual(["wheel"]);
  expect(thesis?.sentences.map(({ text }) => text)).toEqual(["One.", "Two."]);
  expect(thesis?.structures.map(({ title }) => title)).toEqual(["The line", "The line", "How they meet"]);
});

test("a letter is parted at its questions; one that asks nothing is a chapter like any other", () => {
  const { rest, letter: pages } = ownPages(letter, [spine, letter]);
  expect([rest.opener, rest.sections]).toEqual([null, []]);
  const texts = (blocks: readonly { readonly text: string }[] = []) => blocks.map(({ text }) => text);
  expect([texts(pages?.before), texts(pages?.questions), texts(pages?.after)]).toEqual([
    ...[["Dear Frida,"], ["Who?", "What?"], ["Farewell."]],
  ]);
  const plain = chapter("letter", "letter-text", [paragraph("Dear Frida,")]);
  expect(ownPages(plain, [spine, plain])).toEqual({ rest: plain });
});
