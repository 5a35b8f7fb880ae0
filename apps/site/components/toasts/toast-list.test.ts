import { expect, test } from "vitest";
import { type ShownToast, withToast } from "./toast-list.ts";

const toast = (id: number, kind: ShownToast["kind"] = "success"): ShownToast => ({
  ...{ id, kind, title: `${id}`, durationMs: 4000 },
});
const idsAfter = (...toasts: readonly ShownToast[]): readonly number[] =>
  toasts.reduce<readonly ShownToast[]>(withToast, []).map(({ id }) => id);

test("three stand at once, the latest", () => {
  expect(idsAfter(toast(1), toast(2), toast(3), toast(4))).toEqual([2, 3, 4]);
});

test("a fault takes the place of the last one, and of nothing else", () => {
  expect(idsAfter(toast(1, "bad"), toast(2), toast(3, "bad"))).toEqual([2, 3]);
});
