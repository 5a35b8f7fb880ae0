import { expect, test } from "vitest";
import { shareTargets } from "./share-targets.ts";

const shared = { address: "https://example.com/", text: "Sun & Moon, #1?" };

test("share links carry text and address whole", () => {
  expect(new URL(shareTargets.facebook(shared)).searchParams.get("u")).toBe(shared.address);
  const intent = new URL(shareTargets.x(shared)).searchParams;
  expect([intent.get("url"), intent.get("text")]).toEqual([shared.address, shared.text]);
});
