import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { required } from "@cosmic/chart/required";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { describe, expect, test } from "vitest";
import type { ReportDocument, Section } from "../document.ts";
import { namedBirths, plannedBook } from "../testing/planned-book.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function rowsOf({ chapters }: ReportDocument, id: string) {
  const sections = chapters.flatMap((chapter) => chapter.sections).filter((section) => section.id === id);
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === "facts" ? block.rows.map(({ label, value }) => [label, value] as const) : [],
    ),
  );
}

/** Whether a paragraph names a voice, or is spoken by it. */
function isNamedIn(sections: readonly Section[], label: string): boolean {
  const paragraphs = sections.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === "paragraph" ? [one] : [])));
  return paragraphs.some(
    ({ text, voice }) =>
      voice?.name.toLowerCase() === label.toLowerCase() || text.toLowerCase().includes(label.toLowerCase()),
  );
}

describe.each(Object.values(namedBirths).map((birth) => [birth.name, birth] as const))("%s", (_, birth) => {
  const { plan, document } = required(plannedBook({ birth, asOf: "2026-11-23", sources }), birth.name);
  const { chapters } = document;
  const voices = rowsOf(document, "thesis");

  test("every voice that speaks is in the table, with the chapters it is heard in", () => {
    const speaking = chapters.flatMap(({ title, sections }) =>
      sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === "paragraph" && block.voice ? [[block.voice.name, title] as const] : [],
        ),
      ),
    );
    expect(speaking.length).toBeGreaterThan(0);
    for (const [name, title] of speaking) {
      const row = voices.find(([label]) => label.toLowerCase() === name.toLowerCase());
      expect(row?.[1].text, name).toContain(title);
    }
    const spine = required(
      chapters.find(({ id }) => id === "spine"),
      "the spine",
    );
    expect(spine.voices?.map(({ glyph }) => glyph)).toEqual(voices.map(([, { glyph }]) => glyph));
    const carried = spine.voices?.filter(({ namedOnly }) => !namedOnly).map(({ glyph }) => glyph);
    expect(carried).toEqual(plan.carried.map(({ body }) => body));
  });

  test("the table lists a chapter of a voice when its text names the voice or has it speak, and no other", () => {
    for (const [label, { text }] of voices) {
      const [, heardIn = ""] = /Heard in: (.*)\.$/u.exec(text) ?? [];
      const naming = chapters
        .filter(({ id, sections }) => id !== "at-a-glance" && isNamedIn(sections, label))
        .map(({ title }) => title);
      expect(heardIn.split(" · "), label).toEqual(naming);
    }
  });

  test("no theme is explained by its own name", () => {
    const themes = rowsOf(document, "themes-at-a-glance");
    expect(themes.length).toBeGreaterThan(0);
    for (const [title, { text }] of themes) {
      expect(text).not.toBe("");
      expect(text.toLowerCase()).not.toBe(title.toLowerCase());
      expect(text).not.toContain("gathering");
    }
  });
});
