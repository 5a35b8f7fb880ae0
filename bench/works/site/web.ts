import { required } from "@cosmic/chart/required";
import { paths } from "../../../packages/addresses/paths.ts";
import { birthData, checkout } from "../../../tests/site-process.ts";
import { placeQueries } from "../../contenders/places/place-queries.ts";
import { openRunningShop, type RunningShop, referenceMs } from "../../contenders/site/running-shop.ts";
import type { Figure, Survey } from "../../work.ts";

/** Concurrent visitors. */
const lanes = 8;
const warmUps = 40;
const questions = Number(process.env.WEB_QUESTIONS ?? 300);

type Question = (n: number) => Promise<Response>;

/**
 * CPU time the web process spends per response, ms of one core, for the pages that make up most of a day's traffic. The
 * real built server over real HTTP; CPU time, so that other load on the machine counts little.
 */
export const work: Survey = {
  name: "web",
  async *figures() {
    const shop = await openRunningShop();
    try {
      yield { name: "reference", value: referenceMs(), unit: "ms" };
      for (const [name, question] of Object.entries(questionsTo(shop))) yield* measured(shop, name, question);
    } finally {
      await shop.close();
    }
  },
};

function questionsTo({ address }: RunningShop): Readonly<Record<string, Question>> {
  const towns = placeQueries();
  const get = (path: string) => (n: number) => fetch(address + path, { headers: headersOf(n) });
  const post = (path: string, n: number, body: unknown) =>
    fetch(address + path, {
      method: "POST",
      headers: { ...headersOf(n), "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    landing: get(paths.home()),
    guide: get(paths.guide("Aries")),
    preview: get(paths.step("preview")),
    places: (n) => get(`/api/places?limit=8&q=${encodeURIComponent(required(towns[n % towns.length], "a town"))}`)(n),
    clocks: get("/api/clocks/Europe/Madrid"),
    "clocks at a point": (n) => post("/api/clocks", n, { latitude: (n % 120) - 60, longitude: (n % 300) - 150 }),
    checkout: (n) => {
      const email = `buyer-${n}@example.org`;
      return post("/api/checkout", n, { ...checkout, email, birthData: { ...birthData, email } });
    },
  };
}

/** Each visitor comes from its own network, with a browser's headers. */
const headersOf = (n: number) => ({
  "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  "accept-encoding": "br, gzip",
  "accept-language": "en-US",
});

async function* measured(shop: RunningShop, name: string, question: Question): AsyncGenerator<Figure> {
  await askAll(question, 0, warmUps);
  const before = shop.cpu();
  await askAll(question, warmUps, questions);
  const after = shop.cpu();
  yield { name, value: (after.web - before.web) / questions, unit: "ms" };
  const ofDatabase = (after.postgres - before.postgres) / questions;
  if (ofDatabase > 0.1) yield { name: `${name} database`, value: ofDatabase, unit: "ms" };
}

async function askAll(question: Question, from: number, count: number): Promise<void> {
  let next = from;
  const lane = async () => {
    while (next < from + count) {
      const answer = await question(next++);
      await answer.arrayBuffer();
      if (answer.status >= 400) throw new Error(`answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
