import { type Block, type Chapter, documentVersion, type FactIds, type ReportDocument } from "@cosmic/report/document";
import { noChart } from "@cosmic/report/testing/no-chart";
import { expect, test } from "vitest";
import { entriesBehind } from "./blocks/citation.tsx";
import { screenParts } from "./document-parts.ts";

const drawing = { viewBox: [0, 0, 1, 1], title: "", marks: [] } as const;
const paragraph = (text: string, facts: FactIds = []) => ({ kind: "paragraph", role: "note", text, facts }) as const;
const signRow = { label: "Your Soul", value: { text: "Sun: 24° Gemini", glyph: "gemini", element: "air" } } as const;
const sun = {
  id: "sun",
  kind: "planet",
  ...{ name: "Sun", place: "24° Gemini", retrograde: false, sections: [] },
  sign: { text: "Gemini", glyph: "gemini", element: "air" },
} as const;

function chapter(id: string, title: string, sections: Readonly<Record<string, readonly Block[]>>): Chapter {
  const made = Object.entries(sections).map(([name, blocks]) => ({ id: name, title: name, blocks }));
  return { id, title, subtitle: "", glyph: "book", tab: "overview", opener: null, sections: made };
}

const note = { kind: "margin-note", glyph: "sun", title: "Sun", lines: ["24°"], facts: ["sun.sign"] } as const;
const chapters = [
  chapter("at-a-glance", "At a glance", {
    wheel: [paragraph("The wheel."), { kind: "figure", name: "wheel", size: "plate", drawing, caption: "" }],
    "chart-facts": [{ kind: "facts", caption: "Chart at a glance", rows: [] }],
    signs: [{ kind: "facts", caption: "", rows: [signRow] }],
    balance: [
      {
        kind: "shares",
        caption: "Elements",
        rows: [{ label: "Air", glyph: "air", element: "air", percent: 100 }],
      },
    ],
    rarity: [paragraph("One in many.")],
  }),
  chapter("soul", "Your Soul", { "soul-sign": [note, paragraph("You.", ["sun.house"])] }),
  chapter("positions", "Positions", { planets: [{ kind: "table", caption: "", columns: [], rows: [] }] }),
];
const document: ReportDocument = {
  version: documentVersion,
  language: "en",
  publisher: "Site",
  frame: { contents: "", chapter: "", colophon: "", fingerprint: "" },
  subject: {
    ...{ name: "", firstName: "", dateLine: "", date: "", time: "", place: "", coordinates: "", zone: "", offset: "" },
    timeUnknown: false,
  },
  cover: { sky: drawing, caption: "" },
  celebration: { wide: drawing, compact: drawing },
  seal: drawing,
  chapters,
  chart: { ...noChart, placements: [sun], elements: [{ id: "air", label: "Air", percent: 100 }] },
  colophon: [],
  hash: "",
};

test("every chapter of a document lands in one part of the screen", () => {
  const parts = screenParts(document);
  expect(parts.signs.map((part) => part.chapter.id)).toEqual(["soul"]);
  expect(parts.glanceRest.map((section) => section.id)).toEqual(["rarity"]);
  expect(parts.chapters.map((one) => one.id)).toEqual(["positions"]);
  expect([parts.wheel?.name, parts.facts?.caption, parts.shares.length]).toEqual(["wheel", "Chart at a glance", 1]);
});

test("a card names its sign and element in the words of the document, whatever its chapter is called", () => {
  const renamed = chapters.map((one) => (one.id === "soul" ? { ...one, title: "Another title" } : one));
  const [card] = screenParts({ ...document, chapters: renamed }).signs;
  expect([card?.chapter.title, card?.sign?.text, card?.elementName]).toEqual(["Another title", "Gemini", "Air"]);
});

test("a paragraph cites the placements it speaks of, and no other", () => {
  const moon = { ...sun, id: "moon", name: "Moon" } as const;
  const chart = { ...noChart, placements: [sun, moon] };
  expect(entriesBehind(["sun.house", "emphasis"], chart)).toEqual({ placements: [sun], houses: [], aspects: [] });
});
