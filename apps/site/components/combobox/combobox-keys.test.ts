import { expect, test } from "vitest";
import { comboboxAct } from "./combobox-keys.ts";

const open = { open: true, count: 3, active: 0 };

test("arrows walk the list and wrap at its ends", () => {
  expect(comboboxAct("ArrowDown", open)).toEqual({ kind: "move", to: 1 });
  expect(comboboxAct("ArrowDown", { ...open, active: 2 })).toEqual({ kind: "move", to: 0 });
  expect(comboboxAct("ArrowUp", open)).toEqual({ kind: "move", to: 2 });
  expect(comboboxAct("ArrowUp", { ...open, active: 2 })).toEqual({ kind: "move", to: 1 });
});

test("Home and End jump in the open list", () => {
  expect(comboboxAct("Home", { ...open, active: 2 })).toEqual({ kind: "move", to: 0 });
  expect(comboboxAct("End", open)).toEqual({ kind: "move", to: 2 });
});

test("Enter chooses the row the keys are on, Escape closes", () => {
  expect(comboboxAct("Enter", { ...open, active: 1 })).toEqual({ kind: "choose", index: 1 });
  expect(comboboxAct("Escape", open)).toEqual({ kind: "close" });
});

test("a closed list opens by the down arrow and leaves every other key to the form", () => {
  const closed = { ...open, open: false };
  expect(comboboxAct("ArrowDown", closed)).toEqual({ kind: "open" });
  for (const key of ["ArrowUp", "Enter", "Home", "End", "Escape", "a"]) expect(comboboxAct(key, closed)).toBeNull();
});

test("an empty list takes no Enter, so the form hears it", () => {
  expect(comboboxAct("Enter", { ...open, count: 0 })).toBeNull();
  expect(comboboxAct("Escape", { ...open, count: 0 })).toEqual({ kind: "close" });
});
