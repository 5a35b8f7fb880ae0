import { findChromium } from "../../../tools/operations/test/find-chromium.mjs";
import { peer } from "../../peer.ts";

/** The part we read of a `lighthouse` 12 report (Apache-2.0). */
export interface LighthouseReport {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit | undefined>>;
}
interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}
interface Tab {
  evaluateOnNewDocument(script: string): Promise<unknown>;
  close(): Promise<void>;
}
interface Chromium {
  newPage(): Promise<Tab>;
  close(): Promise<void>;
}
interface Puppeteer {
  launch(options: { readonly executablePath: string; readonly args: readonly string[] }): Promise<Chromium>;
}
type Lighthouse = (
  url: string,
  flags: { readonly onlyCategories: readonly string[]; readonly skipAudits: readonly string[] },
  config: undefined,
  tab: Tab,
) => Promise<{ readonly lhr: LighthouseReport } | undefined>;

/** A page for Lighthouse to visit. */
export interface Visit {
  readonly url: string;
  readonly categories: readonly string[];
  /** Audits that do not apply to this page. */
  readonly skip: readonly string[];
  /** Runs in the tab before the page's own scripts. */
  readonly before?: string;
}

/** Chromium with Lighthouse's defaults: a phone on a slow connection, cache and storage cleared for every visit. */
export async function openLighthouse() {
  const chromium = findChromium();
  if (!chromium.ok) throw new Error(chromium.sentence);
  // The packages' own type declarations are not visible here; these are their documented exports.
  const { default: puppeteer } = (await peer("puppeteer-core")) as { readonly default: Puppeteer };
  const { default: lighthouse } = (await peer("lighthouse")) as { readonly default: Lighthouse };
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-component-update"];
  const browser = await puppeteer.launch({ executablePath: String(chromium.path), args });
  return {
    async visit({ url, categories, skip, before }: Visit): Promise<LighthouseReport> {
      const tab = await browser.newPage();
      if (before) await tab.evaluateOnNewDocument(before);
      const result = await lighthouse(url, { onlyCategories: categories, skipAudits: skip }, undefined, tab);
      await tab.close();
      if (!result) throw new Error(`Lighthouse gave no report of ${url}`);
      return result.lhr;
    },
    close: () => browser.close(),
  };
}
