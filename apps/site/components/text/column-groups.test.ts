import { expect, test } from "vitest";
import { columnGroups } from "./column-groups.ts";

test("neighbours of one group stand together, a column without a group alone, and none changes its place", () => {
  const columns = [
    { key: "a" },
    { key: "b" },
    { key: "c", group: "x" },
    { key: "d", group: "x" },
    { key: "e", group: "y" },
  ];
  expect(columnGroups(columns).map(({ name, columns }) => [name, columns.map(({ key }) => key).join("")])).toEqual([
    [undefined, "a"],
    [undefined, "b"],
    ["x", "cd"],
    ["y", "e"],
  ]);
});
