import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, longest first (see the end of `npm test`); whatever starts last is waited for alone. */
const slow = [
  "tests/operations/node-versions.db.test.ts",
  "packages/report/check/every-book.test.ts",
  "tests/storms/sweep.db.test.ts",
  "tests/storms/killed-worker.db.test.ts",
  "tests/print/whole-books.db.test.ts",
  "tests/probes/limits.db.test.ts",
  "tests/operations/two-by-two.db.test.ts",
  "tests/operations/operator.db.test.ts",
  "tests/probes/page-heads.db.test.ts",
];

/** Starts the slow files first: without a cache of earlier times, Vitest goes by the size of a file. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId, project }: TestSpecification) => {
      const place = slow.indexOf(relative(project.vitest.config.root, moduleId));
      return place < 0 ? slow.length : place;
    };
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
