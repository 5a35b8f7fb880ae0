import { describe, expect, test } from "vitest";
import { locales } from "../../locale/locale.ts";
import routes from "../../routes.ts";
import { pageTable, plainPath } from "./page-table.ts";

const patterns = routes.flatMap(({ path }) => (path === "*" ? [] : (path ?? "")));
const findPage = pageTable(patterns, locales);

/** One address per route, with a case-sensitive parameter such as a report link's. */
const secret = "aB-c_9~x";
const addresses = patterns.map((pattern) => `/${pattern.replaceAll(/:\w+/g, secret)}`);

const dataOf = (path: string) => `${path}${path === "/" ? "_" : ""}.data`;
/** With the first lower-case letter percent-escaped. */
const escaped = (path: string) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
const shouted = (path: string) => path.replaceAll(/[^/]+/g, (part) => (part === secret ? part : part.toUpperCase()));

const oddSpellings = (path: string): readonly string[] => [
  `/${path}`,
  `/.${path}`,
  `/x/..${path}`,
  `/%2e${path}`,
  ...(path === "/" ? [] : [`${path}/`, `${path}//`, shouted(path), escaped(path)]),
  ...(path.includes(secret) ? [path.replace(secret, "%61B-c_9~x")] : []),
  // The router takes a trailing `.data` for a data request.
  ...(path === "/" ? [] : [`${path}/.data`, `${path}/_.data`]),
];

describe.each(addresses)("%s", (path) => {
  test("is the canonical spelling of its page, and so is that of its data", () => {
    expect(findPage(path)?.path).toBe(path);
    expect(findPage(dataOf(path))?.path).toBe(dataOf(path));
    expect(findPage(dataOf(path))?.pattern).toBe(findPage(path)?.pattern);
  });

  test("is where every other spelling of it leads, in one step", () => {
    for (const odd of oddSpellings(path).filter((spelling) => spelling !== path)) {
      const found = findPage(odd);
      const [page, data] = [path, dataOf(path)];
      expect([odd, found?.path]).toEqual([odd, odd.endsWith(".data") ? data : page]);
      expect(found?.pattern).toBe(findPage(path)?.pattern);
    }
  });
});

test("a page is named without its locale, with its parameters", () => {
  expect(findPage("/es-es/zodiac/aries")).toMatchObject({ pattern: "zodiac/:sign", params: { sign: "aries" } });
  expect(findPage("/r/a%2Fb")).toMatchObject({ pattern: "r/:secret", params: { secret: "a/b" }, path: "/r/a%2Fb" });
});

test("what is no page stays none, and loses its needless escapes", () => {
  for (const path of ["/nowhere", "/r", "/r/a/b", "/xx-xx/faq", "/success.data/", "/SUCCESS.DATA", "/api/checkout"])
    expect([path, findPage(path)]).toEqual([path, null]);
  expect(plainPath("/%61pi/./checkout")).toBe("/api/checkout");
  expect(plainPath("/a%2Fb/%C3%A9/%25")).toBe("/a%2Fb/%C3%A9/%25");
});
