import { retrogradeLoop } from "@cosmic/drawings/articles/retrograde-loop";
import type { Drawing } from "@cosmic/drawings/drawing";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { secondsPerDay } from "@cosmic/sky/units";

const from = Date.UTC(2024, 9, 5) / 1000;
const days = 217;
const dotEveryDays = 10;

/** Mars from October 2024 to May 2025, daily at 0:00 UTC: into Leo, retrograde into Cancer, then direct again. */
export function marsLoop(title: string): Drawing {
  const sky = skyFromDisk();
  const path = Array.from({ length: days }, (_, day) => {
    const { longitudeDeg, latitudeDeg, speedDegPerDay } = sky.position(
      "mars",
      sky.timeScales(from + day * secondsPerDay).jdTt,
    );
    return { longitudeDeg, latitudeDeg, speedDeg: speedDegPerDay };
  });
  return retrogradeLoop({ title, path, dotEvery: dotEveryDays });
}
