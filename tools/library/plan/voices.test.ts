import { lines } from "@cosmic/library/generated/en/all-subjects";
import { expect, test } from "vitest";

interface Voice {
  readonly id: string;
  readonly parts: Readonly<Record<string, string>>;
}

const voices: readonly Voice[] = Object.entries(lines)
  .filter(([id]) => id.startsWith("voices/"))
  .flatMap(([id, subject]) =>
    Object.entries(subject.lines).map(([heading, parts]) => ({ id: `${id}/${heading}`, parts })),
  );

const told = ["enter", "love", "work", "quarrel", "now", "letter"] as const;
const lastWord = (text = ""): string => text.split(" ").at(-1) ?? text;
/** A noun with its plural: “sock” and “socks”. */
const stem = (noun: string): string => noun.replace(/s$/, "");

test("there are ninety-nine voices, no name and no motif twice", () => {
  expect(voices).toHaveLength(99);
  expect(new Set(voices.map(({ parts }) => parts.voice)).size).toBe(99);
  expect(new Set(voices.map(({ parts }) => stem(lastWord(parts.motif)))).size).toBe(99);
});

test.each(voices)(
  "$id says its sentence as it enters, and each line names it",
  ({ parts: { voice = "", says = "", ...lines } }) => {
    expect(lines.enter).toContain(`“${says.replace(/\.$/, "")}`);
    for (const name of told) expect(lines[name]?.toLowerCase(), name).toContain(lastWord(voice));
  },
);

test.each(voices)(
  "$id comes in with its motif, and brings it again to two lines or more",
  ({ parts: { motif = "", ...lines } }) => {
    const noun = stem(lastWord(motif));
    expect(lines.enter?.toLowerCase()).toContain(noun);
    expect(told.filter((name) => lines[name]?.toLowerCase().includes(noun)).length).toBeGreaterThanOrEqual(3);
  },
);
