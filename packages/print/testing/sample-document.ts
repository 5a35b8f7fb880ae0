import {
  type Block,
  type Cell,
  type Chapter,
  documentVersion,
  type ReportDocument,
  type Section,
} from "@cosmic/report/document";
import { noChart } from "@cosmic/report/testing/no-chart";

// A report with every kind of block, for the tests: made-up text about June 15, 1990, 14:30, São Paulo.

type Drawing = ReportDocument["seal"];

const ring: Drawing = {
  viewBox: [-500, -500, 1000, 1000],
  title: "A ring with the word AC at its left",
  marks: [
    { tag: "circle", at: { r: 450 }, paint: { stroke: "ink", width: 3 } },
    { tag: "circle", at: { r: 380 }, paint: { stroke: "metal", width: 2, dash: "12 6" } },
    { tag: "text", at: { x: -480, y: 12 }, text: "AC", paint: { fill: "ink" }, lettering: { face: "ui", size: 30 } },
  ],
};

const talk =
  "You think by talking. An idea is not quite yours until you have said it aloud to someone who disagrees, and you would rather lose an argument than have no one to argue with. This is not vanity. For you a thought has two ends, like a rope, and it only holds when somebody takes the other one.";
const cellar =
  "The eighth house turns that quick mind downward. Small talk bores you; secrets, money, grief and repair do not. Friends tell you things they have not told each other. You keep these well, partly out of honor and partly because a closed box is the only kind that still interests you.";
const saturn =
  "Saturn stands at 24° Capricorn, a third of a degree from an exact quincunx with your Sun. It is the tightest angle in your chart, and the least comfortable. A quincunx joins two signs that share nothing, neither element nor mode nor mood. Gemini wants the next thing. Capricorn wants the last thing finished.";
const teacher =
  "You will have met this as a teacher, an employer, or a parent who asked the same question every evening. After about thirty you begin to ask it yourself, and it stops sounding like blame. People born with this angle often do their best work on long projects with short deadlines.";
const letter =
  "Your Moon, square to the Sun, adds a slower current. What you want to say and what you feel do not arrive together. Write the letter, sleep, and post it in the morning: both signs will have read it by then.";
const listener =
  "One listener is worth more to you than an audience. Keep somebody near who laughs at the first version and waits for the second. Give the quick half of your mind a daily page to fill, so that it does not fill the evening instead.";

type Role = Extract<Block, { kind: "paragraph" }>["role"];
const paragraph = (text: string, role: Role = "core"): Block => ({ kind: "paragraph", text, role, facts: [] });
const note = (glyph: string, title: string, ...lines: string[]): Block => ({
  kind: "margin-note",
  glyph,
  title,
  lines,
  facts: [],
});

const sun: Section = {
  id: "sun-in-gemini",
  title: "Sun in Gemini",
  blocks: [
    note("sun", "Sun", "24° 20′ Gemini", "Eighth house"),
    note("mercury", "Mercury rules it", "6° 05′ Gemini", "In domicile, seventh house"),
    note("quincunx", "Saturn", "24° 01′ Capricorn", "Quincunx, orb 0.3°"),
    note("square", "Moon", "18° 25′ Pisces", "Square, orb 5.9°"),
    paragraph(talk),
    paragraph(cellar, "strain"),
    { kind: "pull-quote", text: "You were given a bright voice and sent to the cellar with it.", facts: [] },
    { kind: "heading", text: "The long conversation with Saturn" },
    paragraph(saturn),
    paragraph(teacher, "others"),
    paragraph(letter, "joint"),
    { kind: "heading", text: "What helps" },
    paragraph(listener, "gift"),
    paragraph("Tonight, say the first version aloud to nobody, and keep the second.", "practice"),
    paragraph("The birth time moves the eighth house by a degree every four minutes.", "note"),
  ],
};

const signs = [
  ["gemini", "Gemini", "air"],
  ["pisces", "Pisces", "water"],
  ["taurus", "Taurus", "earth"],
  ["aries", "Aries", "fire"],
] as const;
const bodies = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"];
const placementRow = (name: string, at: number): readonly Cell[] => {
  const [glyph, sign, element] = signs[at % signs.length] ?? signs[0];
  return [
    { text: name, glyph: name.toLowerCase() },
    { text: sign, glyph, element },
    { text: String((at % 12) + 1) },
    { text: `${at * 2 + 3}° 0${at % 10}′` },
    { text: `+${(at / 7).toFixed(3)}` },
    { text: at % 3 ? "Neutral" : "Domicile" },
    { text: String(10 - at), pips: 10 - at },
  ];
};
const placements: Block = {
  kind: "table",
  caption: "Planetary positions",
  columns: [
    { title: "Planet", align: "start" },
    { title: "Sign", align: "start" },
    { title: "House", align: "start" },
    { title: "Degree", align: "start" },
    { title: "Speed", align: "end" },
    { title: "Dignity", align: "start" },
    { title: "Strength", align: "start" },
  ],
  rows: bodies.map(placementRow),
};
const longTable: Block = {
  kind: "table",
  caption: "Dates to come",
  columns: [
    { title: "When", align: "start" },
    { title: "What moves", align: "start" },
    { title: "In short", align: "start" },
  ],
  rows: Array.from({ length: 40 }, (_, at) => [
    { text: `${(at % 28) + 1} March ${2020 + at}` },
    { text: "Saturn square Moon", glyph: "saturn" },
    { text: `Row ${at + 1}: a season for finishing what was promised, with fewer words than the promise took.` },
  ]),
};
const elements: Block = {
  kind: "shares",
  caption: "The four elements",
  rows: [
    { label: "Fire", glyph: "fire", element: "fire", percent: 8 },
    { label: "Earth", glyph: "earth", element: "earth", percent: 41 },
    { label: "Air", glyph: "air", element: "air", percent: 19 },
    { label: "Water", glyph: "water", element: "water", percent: 32 },
  ],
};
const facts: Block = {
  kind: "facts",
  caption: "Your data",
  rows: [
    { label: "Ruler of the chart", value: { text: "Pluto in Scorpio", glyph: "pluto" } },
    { label: "Strongest planet", value: { text: "Mercury", glyph: "mercury", pips: 10 } },
    { label: "Zone", value: { text: "UTC−03:00" } },
  ],
};

/** A chapter of `count` long sections, to test page breaks. */
const longChapter = (count: number): Chapter => ({
  id: "planets",
  title: "Ten planets",
  subtitle: "Each by sign, house and strength",
  glyph: "mercury",
  tab: "planets",
  opener: { lines: ["24° 20′ Gemini", "Eighth house", "+0.955° a day"] },
  sections: Array.from({ length: count }, (_, at) => ({
    ...sun,
    id: `planet-${at + 1}`,
    title: `Planet ${at + 1} in its sign`,
  })),
});

const overviewOf = (plate: Extract<Block, { kind: "figure" }>): Chapter => ({
  id: "overview",
  title: "How to read this book",
  subtitle: "Your data, the method, and what a chart can and cannot say",
  glyph: "book",
  tab: "overview",
  opener: null,
  sections: [
    { id: "data", title: "What we know", blocks: [paragraph(talk), facts, paragraph(cellar)] },
    { id: "wheel", title: "The natal wheel", blocks: [plate, paragraph(saturn), elements] },
    {
      id: "seal",
      title: "Your seal",
      blocks: [
        paragraph(letter),
        { kind: "figure", name: "seal", size: "column", drawing: ring, caption: "The seal of the chart." },
        { ...plate, caption: "The wheel once more" },
        paragraph(listener),
      ],
    },
  ],
});

const soul: Chapter = {
  id: "soul",
  title: "Your Soul",
  subtitle: "Sun in Gemini, in the eighth house. What you are for, and what keeps you warm.",
  glyph: "gemini",
  tab: "overview",
  opener: { lines: ["24° 20′ Gemini", "Eighth house", "+0.955° a day"] },
  sections: [sun],
};

const appendix: Chapter = {
  id: "appendix",
  title: "Appendix",
  subtitle: "Every figure, and how it was found",
  glyph: "search",
  tab: "challenges",
  opener: null,
  sections: [
    { id: "positions", title: "Planetary positions", blocks: [placements] },
    { id: "dates", title: "Dates", blocks: [longTable] },
  ],
};

const subject: ReportDocument["subject"] = {
  name: "Marina Duarte",
  firstName: "Marina",
  dateLine: "Friday 15 June 1990, 14:30",
  date: "15 June 1990",
  time: "14:30",
  place: "São Paulo, Brazil",
  coordinates: "23° 33′ S  46° 38′ W",
  zone: "America/Sao_Paulo",
  offset: "UTC−03:00",
  timeUnknown: false,
};

/** A whole document; `sections` sets the length of its longest chapter. */
export function sampleDocument({ sky = ring, wheel = ring, sections = 2 } = {}): ReportDocument {
  const plate: Extract<Block, { kind: "figure" }> = {
    kind: "figure",
    name: "wheel",
    size: "plate",
    drawing: wheel,
    caption: "Tropical zodiac, Placidus houses",
    legend: ["trine", "square", "sextile", "opposition", "quincunx", "conjunction"].map((aspect) => ({
      aspect,
      label: aspect[0]?.toUpperCase() + aspect.slice(1),
    })),
  };
  return {
    version: documentVersion,
    language: "en",
    publisher: "Cosmic Blueprint",
    frame: { contents: "Contents", chapter: "Chapter {n}", colophon: "Colophon", fingerprint: "Fingerprint" },
    subject,
    cover: { sky, caption: "The whole sky above the horizon at birth" },
    celebration: { wide: sky, compact: sky },
    seal: ring,
    chapters: [overviewOf(plate), soul, longChapter(sections), appendix],
    chart: noChart,
    colophon: ["Engine 1.0.0, ephemeris 1.0.0, library 1.0.0.", "Set in Baskervville and Jost."],
    hash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  };
}
