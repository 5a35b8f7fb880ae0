import { completedSeconds } from "@cosmic/platform/queue/open-queue";
import { expect, test } from "vitest";
import { shopJobs } from "./jobs.ts";

test("the queue accepts every periodic job: no interval is longer than it keeps what is done", () => {
  const periodic = shopJobs.filter(({ everySeconds }) => everySeconds !== undefined);
  expect(periodic.map(({ name }) => name)).toContain("remove-stale-pdfs");
  for (const { name, everySeconds = 0 } of periodic) expect(everySeconds, name).toBeLessThanOrEqual(completedSeconds);
});
