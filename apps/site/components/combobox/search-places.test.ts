import { expect, test } from "vitest";
import { nearestPlace, placeSearch } from "./search-places.ts";

const toledo = {
  name: "Toledo",
  region: "Castille-La Mancha",
  country: "España",
  countryCode: "ES",
  latitude: 39.8581,
  longitude: -4.0226,
  zone: "Europe/Madrid",
  population: 83_741,
  label: "Toledo, España",
};

/** A fake server that records requested URLs. */
function server(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const send: typeof fetch = async (address) => {
    asked.push(String(address));
    return answer();
  };
  return { asked, send };
}
const ask = (send: typeof fetch, text: string, signal = new AbortController().signal) =>
  placeSearch("es-es", send)({ text, limit: 8, signal });

test("the search is asked by text, number and locale, and its towns are passed on", async () => {
  const { asked, send } = server(() => Response.json({ places: [toledo] }));
  expect(await ask(send, " tolé/do ")).toEqual({ places: [toledo], reached: true });
  expect(asked).toEqual(["/api/places?q=tol%C3%A9%2Fdo&limit=8&locale=es-es"]);
});

test("a chosen country goes with the question, and narrows the built-in cities too", async () => {
  const { asked, send } = server(() => Response.json({ places: [toledo] }));
  const question = { text: "to", limit: 6, signal: new AbortController().signal };
  await placeSearch("es-es", send, "ES")(question);
  expect(asked).toEqual(["/api/places?q=to&limit=6&locale=es-es&country=ES"]);
  const { places } = await placeSearch("es-es", () => Promise.reject(new TypeError("fetch failed")), "JP")(question);
  expect(places.map((place) => place.countryCode)).toEqual(["JP"]);
});

test.each([
  ["no network", () => Promise.reject(new TypeError("fetch failed"))],
  ["an overloaded server", () => new Response("{}", { status: 503 })],
  ["an answer that is no JSON", () => new Response("<html>")],
  ["an answer of another shape", () => Response.json({ places: [{ name: "Toledo" }] })],
])("with %s the built-in cities answer, and it is said", async (_what, answer) => {
  const found = await ask(server(answer).send, "sao");
  expect(found.reached).toBe(false);
  expect(found.places.map((place) => place.label)).toEqual(["São Paulo, Brasil"]);
});

test("a text the search cannot take is met by no town, not by another list", async () => {
  const { send } = server(() => Response.json({ error: { code: "malformed" } }, { status: 400 }));
  expect(await ask(send, "lon\u0000don")).toEqual({ places: [], reached: true });
});

test("500 letters are asked as far as a town's name can go", async () => {
  const { asked, send } = server(() => Response.json({ places: [] }));
  await ask(send, "x".repeat(500));
  expect(asked[0]?.length).toBeLessThan(200);
});

test("a question that was overtaken is called off", async () => {
  const asked = new AbortController();
  const called: boolean[] = [];
  const send: typeof fetch = (_address, options) =>
    new Promise((_resolve, reject) => {
      options?.signal?.addEventListener("abort", () => {
        called.push(true);
        reject(new DOMException("called off", "AbortError"));
      });
    });
  const answer = ask(send, "madr", asked.signal);
  asked.abort();
  await answer;
  expect(called).toEqual([true]);
});

test("the nearest town is asked for to the kilometre, no closer, and none is null", async () => {
  const found = server(() => Response.json({ places: [toledo] }));
  expect(await nearestPlace({ latitude: 39.858123, longitude: -4.022678 }, "en-us", found.send)).toEqual(toledo);
  expect(found.asked).toEqual(["/api/places?latitude=39.86&longitude=-4.02&limit=1&locale=en-us"]);
  const none = server(() => Response.json({ places: [] }));
  expect(await nearestPlace({ latitude: 0, longitude: 0 }, "en-us", none.send)).toBeNull();
  const away = server(() => Promise.reject(new TypeError("fetch failed")));
  expect(await nearestPlace({ latitude: 0, longitude: 0 }, "en-us", away.send)).toBeNull();
});
