import { expect, test } from "vitest";
import { stageMs, stages, throughStages } from "./stages.ts";

test("the stages are those of the specification, each 50 to 80 ms", () => {
  expect(stages.map((stage) => stage.percent)).toEqual([20, 45, 70, 90, 99, 100]);
  expect(stages[0].message()).toBe("Processing birth data...");
  expect(stages[5].message()).toBe("Finalizing cosmic map...");
  expect(stageMs).toBeGreaterThanOrEqual(50);
  expect(stageMs).toBeLessThanOrEqual(80);
});

test("100 % is not shown before the work is done", async () => {
  const seen: (number | string)[] = [];
  let finish: (chart: string) => void = () => undefined;
  const working = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const done = throughStages(
    () => {
      seen.push("begun");
      return working.finally(() => seen.push("finished"));
    },
    {
      show: ({ percent }) => {
        seen.push(percent);
        if (percent === 99) setImmediate(() => finish("chart"));
      },
      wait: () => Promise.resolve(),
    },
  );
  expect(await done).toBe("chart");
  expect(seen).toEqual([20, "begun", 45, 70, 90, 99, "finished", 100]);
});
