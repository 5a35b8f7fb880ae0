import { createHash } from "node:crypto";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { namedBirths, plannedBook } from "../testing/planned-book.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function spineOf(name: keyof typeof namedBirths) {
  const book = plannedBook({ birth: namedBirths[name], asOf: "2026-11-23", sources });
  const [first] = book?.document.chapters.find(({ id }) => id === "spine")?.sections ?? [];
  const figure = first?.blocks[0];
  if (figure?.kind !== "figure" || figure.name !== "spine") throw new Error(`no spine is drawn for ${name}`);
  return figure;
}

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

test.each<[keyof typeof namedBirths, readonly string[], string]>([
  [
    "Frida",
    [
      "The Sun, the Moon, Venus and Mercury form a ring, each in a sign that another of them rules.",
      "The Sun, Mars, Neptune and Uranus stand at the two ends of an opposition.",
      "Attached to these: Jupiter, Saturn and Pluto.",
    ],
    "85b5b79ee7da7fa9",
  ],
  [
    "Ruth",
    [
      "Venus, Jupiter and Uranus form a ring, each in a sign that another of them rules.",
      "Mars and Uranus stand at the two ends of an opposition.",
      "The Sun stands in a sign that Pluto rules.",
      "Attached to these: Mercury, Saturn and Neptune.",
      "Apart from these: the Moon.",
    ],
    "1555cc42bf26de0b",
  ],
  [
    "Ingrid",
    [
      "The Moon, Venus and Jupiter stand at the two ends of an opposition.",
      "Mercury, Saturn, Uranus and Neptune crowd into Capricorn.",
      "Apart from these: the Sun, Mars and Pluto.",
    ],
    "24321b425e854ca9",
  ],
  [
    "Mei",
    [
      "The Sun, the Moon, Mercury, Mars and Pluto stand at the two ends of a square.",
      "Venus, Uranus and Saturn form a T-square, which presses on Saturn.",
      "Attached to these: Neptune.",
      "Apart from these: Jupiter.",
    ],
    "d7c9d0771e99f501",
  ],
  [
    "Carla",
    [
      "The Moon, Venus, Pluto and Jupiter form a kite, with Venus at its point.",
      "The Sun stands in a sign that Mercury rules.",
      "Jupiter, Mars and Neptune form a T-square, which presses on Mars.",
      "Attached to these: Uranus.",
      "Apart from these: Saturn.",
    ],
    "b7c58bb1676c8add",
  ],
])("%s's spine heads its chapter, says what it shows, and is the same bytes everywhere", (name, told, hash) => {
  const { drawing, compact, size } = spineOf(name);
  expect(size).toBe("plate");
  expect(drawing.description).toEqual(told);
  expect(compact?.description).toEqual(told);
  expect(hashOf([drawing.marks, compact?.marks])).toBe(hash);
});
