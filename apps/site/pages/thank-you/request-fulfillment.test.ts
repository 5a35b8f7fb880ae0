import { afterEach, expect, test, vi } from "vitest";
import { requestFulfillment } from "./request-fulfillment.ts";

afterEach(() => vi.unstubAllGlobals());

const order = { email: "a@example.com", birthData: { birthDate: "1990-06-15" } };

/** A fake network: each call gets the next of these responses. */
function network(...answers: readonly (number | "away")[]) {
  const bodies: string[] = [];
  vi.stubGlobal("fetch", async (_: string, request: RequestInit) => {
    const answer = answers[bodies.length];
    bodies.push(String(request.body));
    if (answer === "away") throw new TypeError("Failed to fetch");
    return new Response(null, { status: answer ?? 500 });
  });
  return bodies;
}

function ask() {
  const pauses: number[] = [];
  const wait = async (ms: number) => void pauses.push(ms);
  return { pauses, asking: requestFulfillment(order, { signal: new AbortController().signal, wait }) };
}

test("the order goes to the server once when it is taken at once", async () => {
  const bodies = network(200);
  const { asking, pauses } = ask();
  expect(await asking).toBe("asked");
  expect(bodies.map((body) => JSON.parse(body))).toEqual([order]);
  expect(pauses).toEqual([]);
});

test("a failure is tried again, twice, each after a longer pause", async () => {
  network("away", 503, 200);
  const { asking, pauses } = ask();
  expect(await asking).toBe("asked");
  expect(pauses).toEqual([1_000, 4_000]);
});

test("three failures are said", async () => {
  const bodies = network("away", 503, 429, 200);
  expect(await ask().asking).toBe("failed");
  expect(bodies).toHaveLength(3);
});
