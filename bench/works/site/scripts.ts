import { paths } from "../../../packages/addresses/paths.ts";
import { newData, ready, startSite, stopSites } from "../../../tests/site-process.ts";
import { freePort } from "../../../tests/storms/runner/free-port.ts";
import { buildIfNeeded } from "../../../tools/operations/start/prepare.mjs";
import { scriptsOf } from "../../contenders/site/page-scripts.ts";
import type { Survey } from "../../work.ts";

const pages = {
  landing: paths.home(),
  "landing in Spanish": "/es-es",
  guide: paths.guide("Aries"),
  article: paths.article("four-minutes"),
  preview: paths.step("preview"),
  "birth form": paths.step("birth"),
};
/** On the landing page, every bundle larger than this is listed by name. */
const namedFromBytes = 1024;

/** Transfer size of a page's scripts, before any interaction. */
export const work: Survey = {
  name: "scripts",
  async *figures() {
    await buildIfNeeded();
    const site = startSite({ dataDir: newData(), port: await freePort() });
    try {
      await ready(site);
      for (const [name, path] of Object.entries(pages)) {
        const scripts = await scriptsOf(site.address, path);
        const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
        yield { name, value: bytes / 1024, unit: "KB" };
        if (path !== pages.landing) continue;
        for (const script of scripts.filter((one) => one.bytes >= namedFromBytes))
          yield { name: `${name} ${script.path.replace(/^.*\//, "")}`, value: script.bytes / 1024, unit: "KB" };
      }
    } finally {
      await stopSites();
    }
  },
};
