// A Vitest reporter: writes the seconds of each test file, its imports and hooks included, to the file that
// TEST_FILE_SECONDS names. The JSON reporter leaves imports and hooks out.
import { writeFileSync } from "node:fs";

export default class FileSeconds {
  onTestRunEnd(modules) {
    const seconds = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
      return [module.relativeModuleId, ms / 1000];
    });
    writeFileSync(process.env.TEST_FILE_SECONDS, JSON.stringify(Object.fromEntries(seconds)));
  }
}
