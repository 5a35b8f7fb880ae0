// node --import tsx tests/storms/life/run-lives.ts [RUNS [LENGTH [SEED]]]: leads thousands of orders through random lives,
// each step compared with the model; prints the shortest life that differs, and exits with 1.
import { checkLives } from "./check-lives.ts";
import { openLifeHouse } from "./life-house.ts";

const [runs = 2000, length = 40, seed = Date.now() % 1_000_000_007] = process.argv.slice(2).map(Number);
const house = await openLifeHouse();
const before = Date.now();
try {
  const steps = await checkLives(house, { runs, length, seed });
  const seconds = Math.round((Date.now() - before) / 1000);
  process.stdout.write(`${runs} lives of ${steps} steps in all, seed ${seed}: as the model says, in ${seconds} s\n`);
} finally {
  await house.close();
}
