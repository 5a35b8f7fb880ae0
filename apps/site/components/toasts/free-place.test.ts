import { expect, test } from "vitest";
import { type Box, edgePx, freePlace } from "./free-place.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const size = { width: 350, height: 100 };
const ask = (obstacles: readonly Box[], window = phone, now: Parameters<typeof freePlace>[0]["now"] = null) =>
  freePlace({ size, window, obstacles, now });
const across = (top: number, bottom: number): Box => ({ left: 20, top, right: 370, bottom });

test("where nothing is in the way it stands at the lower right", () => {
  expect(ask([])).toEqual({ left: 20, bottom: edgePx, free: true });
  expect(ask([], desk)).toEqual({ left: 1440 - 350 - 20, bottom: edgePx, free: true });
});

test("it stands above a button at the foot of the window, and above a second one when the gap is too small", () => {
  expect(ask([across(780, 832)]).bottom).toBe(844 - 780 + 6);
  expect(ask([across(780, 832), across(640, 692)])).toEqual({ left: 20, bottom: 844 - 640 + 6, free: true });
});

test("on a wide window it goes to the left before it covers anything at the right", () => {
  const column: Box = { left: 1100, top: 0, right: 1400, bottom: 900 };
  expect(ask([column], desk)).toEqual({ left: 20, bottom: edgePx, free: true });
});

test("it stays where it is while that is free, and moves when it is not", () => {
  const now = { left: 20, bottom: 300 };
  expect(ask([], phone, now)).toEqual({ ...now, free: true });
  expect(ask([across(500, 540)], phone, now).bottom).not.toBe(300);
});

test("in any window it covers nothing as long as there is room, and says so when there is none", () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  let free = 0;
  for (let round = 0; round < 2000; round += 1) {
    const window = { width: 320 + random(2240), height: 480 + random(900) };
    const stack = { width: Math.min(356, window.width - 40), height: 60 + random(300) };
    const obstacles = Array.from({ length: random(14) }, () => {
      const [left, top] = [random(window.width), random(window.height)];
      return { left, top, right: left + 20 + random(400), bottom: top + 20 + random(60) };
    });
    const place = freePlace({ size: stack, window, obstacles, now: null });
    const lower = window.height - place.bottom;
    const covers = obstacles.some(
      (one) =>
        one.left < place.left + stack.width &&
        one.right > place.left &&
        one.top < lower &&
        one.bottom > lower - stack.height,
    );
    if (place.free) expect(covers).toBe(false);
    free += Number(place.free);
  }
  expect(free).toBeGreaterThan(1500);
});

test("where all is full it covers as little as can be", () => {
  const rows = Array.from({ length: 12 }, (_, row) => across(row * 70, row * 70 + (row === 3 ? 10 : 60)));
  const place = ask(rows);
  expect(place.free).toBe(false);
  expect(844 - place.bottom).toBeGreaterThan(210);
  expect(844 - place.bottom - size.height).toBeLessThan(270);
});
