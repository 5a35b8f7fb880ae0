import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Block, ReportDocument } from "@cosmic/report/document";
import { afterAll, describe, expect, test, vi } from "vitest";
import { readPageFaces } from "../faces/page-faces.ts";
import { hostileNames } from "../testing/hostile-names.ts";
import { readPdf, squeezed } from "../testing/read-pdf.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import { createPrinter, type PrintedReport, type Printer } from "./printer.ts";

const workerUrl = new URL("./typst-worker.ts", import.meta.url);
const crashingUrl = new URL("../testing/crashing-worker.ts", import.meta.url);
const pool = createPrinter({ workerUrl });
/** Prints on a pool without a queue limit. */
async function print(document: ReportDocument, printer: Printer = pool): Promise<PrintedReport> {
  const printed = await printer.print(document);
  if (!printed.ok) throw new Error("a printer without a limit was busy");
  return printed;
}
const sample = sampleDocument();
const named = (name: string): ReportDocument => ({ ...sample, subject: { ...sample.subject, name } });

// A print takes a second on an idle machine; the test is that it finishes, not how fast.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => pool.close());

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "heading":
    case "paragraph":
    case "pull-quote":
    case "reference":
      return [block.text];
    case "margin-note":
      return [block.title, ...block.lines];
    case "table":
      return [...block.columns.map(({ title }) => title), ...block.rows.flat().map(({ text }) => text)];
    case "facts":
      return block.rows.flatMap(({ label, value }) => [label, value.text]);
    case "shares":
      return block.rows.flatMap(({ label, percent }) => [label, `${percent}%`]);
    case "figure":
      return [block.caption, ...(block.legend ?? []).map(({ label }) => label)];
  }
}

describe("a printed report", async () => {
  const printed = await print(sample);
  const read = await readPdf(printed.pdf);
  const whole = read.pages.join("");

  test("holds every text of its document", () => {
    const { subject, chapters, colophon, hash, cover, publisher } = sample;
    const texts = [
      ...[subject.name, subject.dateLine, subject.place, subject.coordinates, cover.caption, publisher, hash],
      ...colophon,
      ...chapters.flatMap(({ title, subtitle, opener }) => [title, subtitle, ...(opener?.lines ?? [])]),
      ...chapters.flatMap(({ sections }) => sections.map(({ title }) => title)),
      ...chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.flatMap(textsOf))),
    ];
    expect(texts.filter((text) => !whole.includes(squeezed(text)))).toEqual([]);
    expect(printed.replacedCharacters).toBe(0);
    expect(printed.pages).toBe(read.pages.length);
  });

  test("says its title and its language", () => {
    expect(read.title).toBe("Marina Duarte · Cosmic Blueprint");
    expect(read.language).toBe("en");
  });

  test("has a bookmark for every chapter and section, on the page that bears its title", () => {
    const { contents, colophon } = sample.frame;
    const expected = sample.chapters.map(({ title, sections }) => ({
      title,
      sections: sections.map((one) => one.title),
    }));
    expect(
      read.bookmarks.map(({ title, children }) => ({ title, sections: children.map((one) => one.title) })),
    ).toEqual([{ title: contents, sections: [] }, ...expected, { title: colophon, sections: [] }]);
    for (const mark of read.bookmarks.flatMap((chapter) => [chapter, ...chapter.children])) {
      expect(read.pages[mark.page - 1]).toContain(squeezed(mark.title));
    }
  });

  test("prints in its contents the pages its chapters stand on, and links to them", () => {
    const chapters = read.bookmarks.slice(1, -1);
    for (const [at, { title, page }] of chapters.entries()) {
      const line = squeezed(title + (sample.chapters[at]?.subtitle ?? "") + page);
      expect(read.pages[2]).toContain(line);
    }
    expect([...new Set(read.linksByPage[2])]).toEqual(chapters.map(({ page }) => page));
  });

  test("gives every figure its text alternative", () => {
    // Cover, title page, two wheels, seal in the text, seal in the colophon.
    expect(read.alternativeTexts).toEqual(Array.from({ length: 6 }, () => sample.seal.title));
  });

  test("repeats the head of a table on each of its pages and splits no row", () => {
    const [, dates] = sample.chapters.at(-1)?.sections ?? [];
    const table = dates?.blocks.find((block) => block.kind === "table");
    if (table?.kind !== "table") throw new Error("The sample ends with a long table.");
    const head = squeezed(table.columns.map(({ title }) => title).join(""));
    const pagesOf = (row: string) => read.pages.filter((page) => page.includes(row));
    const rows = table.rows.map((row) => squeezed(row.map(({ text }) => text).join("")));
    expect(rows.map((row) => pagesOf(row).length)).toEqual(rows.map(() => 1));
    const pages = new Set(rows.flatMap(pagesOf));
    expect(pages.size).toBeGreaterThan(1);
    expect([...pages].filter((page) => !page.includes(head))).toEqual([]);
  });

  test("has the same bytes every time", async () => {
    const again = await print(structuredClone(sample));
    expect(Buffer.compare(again.pdf, printed.pdf)).toBe(0);
  });
});

/** A font under a shorter family name: overwrites records 1, 4 and 16 of its `name` table. */
function renamed(font: Buffer | undefined, family: string): Buffer {
  if (!font) throw new Error("The first page face is missing.");
  const copy = Buffer.from(font);
  const table = copy.readUInt32BE(copy.indexOf("name", 12, "latin1") + 8);
  const bytes = Buffer.from(family, "utf16le").swap16();
  for (let index = 0; index < copy.readUInt16BE(table + 2); index++) {
    const record = table + 6 + index * 12;
    if (![1, 4, 16].includes(copy.readUInt16BE(record + 6))) continue;
    bytes.copy(copy, table + copy.readUInt16BE(table + 4) + copy.readUInt16BE(record + 10));
    copy.writeUInt16BE(bytes.length, record + 8);
  }
  return copy;
}

test("another process, with other typefaces and another home, prints the same bytes", async () => {
  const here = await print(sample);
  const home = mkdtempSync(join(tmpdir(), "cosmic-home-"));
  // A different font under the name of a typeface the pages use.
  const planted = renamed(readPageFaces().fontBlobs[0], "Jost");
  for (const folder of [".fonts", ".local/share/fonts"]) {
    mkdirSync(join(home, folder), { recursive: true });
    writeFileSync(join(home, folder, "planted.ttf"), planted);
  }
  const script = `
    import { openPress } from "./typst-press.ts";
    import { sampleDocument } from "../testing/sample-document.ts";
    import { createHash } from "node:crypto";
    process.stdout.write(createHash("sha256").update(openPress().press(sampleDocument()).pdf).digest("hex"));`;
  const env = {
    ...process.env,
    HOME: home,
    XDG_DATA_HOME: join(home, ".local/share"),
    TZ: "Pacific/Chatham",
    LANG: "tr_TR.UTF-8",
  };
  const there = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    ...{ cwd: import.meta.dirname, env, encoding: "utf8" },
  });
  rmSync(home, { recursive: true });
  expect(there.stdout).toBe(createHash("sha256").update(here.pdf).digest("hex"));
});

test("no heading stands alone at the foot of a page, wherever it falls", async () => {
  // A page holds about forty lines, so one of these headings would land on each of the last lines.
  const [model] = sample.chapters;
  if (!model) throw new Error("The sample has chapters.");
  const line: Block = { kind: "paragraph", text: "A line of prose.", role: "core", facts: [] };
  const chapters = Array.from({ length: 14 }, (_, at) => ({
    ...model,
    id: `chapter-${at}`,
    sections: [
      {
        id: `section-${at}`,
        title: "Before",
        blocks: [
          ...Array<Block>(24 + at).fill(line),
          { kind: "heading", text: `Heading ${at};` } as const,
          // With fewer lines, the chapter would be pulled back onto the previous page.
          ...Array<Block>(8).fill(line),
        ],
      },
    ],
  }));
  const { pages } = await readPdf((await print({ ...sample, chapters })).pdf);
  expect(pages.filter((page) => /Heading\d+;$/.test(page))).toEqual([]);
  expect(pages.filter((page) => /^Heading\d+;/.test(page)).length).toBeGreaterThan(0);
});

describe("a hostile name prints", () => {
  const names = {
    "Typst and HTML markup": ['#panic("x") *bold* $x$ <b> \\ `c` @ref [y] // z', 0],
    emoji: ["Ana 😀 👩‍👩‍👧 👍🏽", 0],
    "Arabic, right to left": ["محمد علی", 0],
    Hindi: ["आर्या श्रीवास्तव", 0],
    "half a surrogate pair": ["x\ud800y", 1],
    controls: ["A\u0000B\u0007C\u200bD\ufeffE", 0],
    "two hundred letters without a space": ["Supercali".repeat(22).slice(0, 200), 0],
    "two hundred letters in words": ["Maria da Conceição ".repeat(11).slice(0, 200), 0],
    Vietnamese: ["Nguyễn Thị Hạnh", 0],
    Cyrillic: ["Анна Ёлкина", 0],
    Chinese: ["李小龍", 0],
    "letters no typeface has": ["\u{10ffff}\ue000", 2],
    nothing: ["", 0],
  } as const;
  test.each(Object.entries(names))("%s", async (_, [name, replaced]) => {
    const { pdf, replacedCharacters } = await print(named(name));
    // Counted once for the name; titles that include it are not counted again.
    expect(replacedCharacters).toBe(replaced);
    const cover = (await readPdf(pdf)).pages[0] ?? "";
    // Shaped letters are extracted as drawn or in reading order, so they cannot be compared; each of these covers was
    // checked by eye.
    const shaped = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u.test(name);
    if (replaced === 0 && !shaped && !/\p{Extended_Pictographic}/u.test(name))
      expect(cover).toContain(squeezed(name.replace(/[\p{Cc}\p{Cf}]/gu, "")));
    else if (replaced === 0) expect(cover).not.toContain("\uFFFD");
    else expect(cover.match(/\uFFFD/g)).toHaveLength(replaced);
  });
});

test.each(hostileNames.map((name) => [JSON.stringify(name).slice(0, 60), name] as const))(
  "as name, title and place, %s prints as text alone",
  async (_, text) => {
    const [chapter] = sample.chapters;
    if (!chapter) throw new Error("The sample has chapters.");
    const { pdf } = await print({
      ...sample,
      subject: { ...sample.subject, name: text, firstName: text, place: text },
      chapters: [{ ...chapter, title: text, subtitle: text, sections: chapter.sections.slice(0, 1) }],
    });
    const { bookmarks, linksByPage, title } = await readPdf(pdf);
    // Interpreted markup would have added or removed a heading, link or title.
    expect(bookmarks.map(({ children }) => children.length)).toEqual([0, 1, 0]);
    expect(linksByPage.flat().every((page) => page === bookmarks[1]?.page)).toBe(true);
    expect(title.endsWith("· Cosmic Blueprint")).toBe(true);
  },
);

test("a document that Typst refuses fails with Typst's complaint, and the next one prints", async () => {
  // Two chapters with the same id: the contents entry would be ambiguous.
  const doubled = { ...sample, chapters: [...sample.chapters, ...sample.chapters] };
  await expect(print(doubled)).rejects.toThrow(/Typst refused the report.*chapter-overview/);
  await expect(print(sample)).resolves.toMatchObject({ replacedCharacters: 0 });
});

describe("the pool", () => {
  test("replaces a thread that dies: its report fails, the waiting ones print", async () => {
    const pool = createPrinter({ workerUrl: crashingUrl });
    const doomed = pool.print({ ...sample, publisher: "die" });
    const next = pool.print(sample);
    await expect(doomed).rejects.toThrow("The print thread ended with code 7 before it answered.");
    await expect(next).resolves.toMatchObject({ replacedCharacters: 0 });
    await pool.close();
  });

  test("ends a thread that takes longer than the limit", async () => {
    const pool = createPrinter({ workerUrl: crashingUrl, timeLimitMs: 1000 });
    await expect(pool.print({ ...sample, publisher: "hang" })).rejects.toThrow("did not answer within 1000 ms");
    await pool.close();
  });

  test("prints on several threads at once, each report its own", async () => {
    const pool = createPrinter({ workerUrl, threads: 2 });
    const reports = await Promise.all(["Ana", "Bea", "Caio"].map((name) => print(named(name), pool)));
    const titles = await Promise.all(reports.map(async ({ pdf }) => (await readPdf(pdf)).title));
    expect(titles).toEqual(["Ana", "Bea", "Caio"].map((name) => `${name} · Cosmic Blueprint`));
    await pool.close();
  });

  test("tells one more than may wait that it is busy, and serves the rest", async () => {
    const small = createPrinter({ workerUrl, mostWaiting: 1 });
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => small.print(sample)));
    expect([first?.ok, second?.ok, third]).toEqual([true, true, { ok: false, reason: "busy" }]);
    await expect(small.print(sample)).resolves.toMatchObject({ ok: true });
    await small.close();
  });

  test("refuses waiting, running and new work once closed", async () => {
    const pool = createPrinter({ workerUrl: crashingUrl });
    const running = expect(pool.print({ ...sample, publisher: "hang" })).rejects.toThrow();
    const waiting = expect(pool.print(sample)).rejects.toThrow("The print threads are closed.");
    await pool.close();
    await running;
    await waiting;
    await expect(pool.print(sample)).rejects.toThrow("The print threads are closed.");
  });
});
