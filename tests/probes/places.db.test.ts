import { afterAll, beforeAll, expect, test } from "vitest";
import { newData, ready, type Site, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";

let site: Site;

beforeAll(async () => {
  site = startSite({ dataDir: newData(), port: await freePort() });
  await ready(site);
});
afterAll(stopSites);

const get = (query: string) => fetch(`${site.address}/api/places?${query}`);

test("the built site has the gazetteer at hand", async () => {
  const answer = await get("q=m%C3%BCnchen&limit=1&locale=en-us");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ places: [{ name: "Munich", zone: "Europe/Berlin" }] });
});

test("hostile questions are refused with a sentence, never with a failure of ours", async () => {
  const hostile = [
    ...["", "q=", "q=a", `q=${"a".repeat(500)}`, `q=${"%F0%9F%98%80".repeat(500)}`, "q=lon%00don", "q=%1B%5B2J"],
    ...["q=%E0%A4%A", "q=%ED%A0%80", "q[]=london", "q=london&q=paris", "q=london&limit=-1", "q=london&limit=9e9"],
    ...["q=london&locale=../../etc", "latitude=91&longitude=0", "latitude=1e400&longitude=0", "latitude=0"],
  ];
  for (const query of hostile) {
    const answer = await get(query);
    expect(answer.status, query.slice(0, 40)).toBeLessThan(500);
    if (answer.status !== 200)
      expect(await answer.json()).toMatchObject({
        error: { code: expect.stringMatching(/./), message: expect.stringMatching(/\.$/) },
      });
  }
});

test("where a visitor stands is neither kept nor logged", async () => {
  const answer = await get("latitude=-23.56141&longitude=-46.65593&limit=1");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toMatchObject({ places: [{ name: "São Paulo" }] });
  expect(site.words()).not.toContain("23.5614");
});
