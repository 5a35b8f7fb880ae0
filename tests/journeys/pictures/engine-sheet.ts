import type { Browser } from "@playwright/test";
import { sheetStyles } from "../../../tools/site/drawing-sheets/sheet-styles.ts";
import { readPng } from "../../../tools/site/png/read-png.ts";
import { keep, readKept } from "./kept-picture.ts";
import { takePicture } from "./take-picture.ts";
import { tilesOf } from "./tiles.ts";

/** Letters of every typeface, strokes, gradients, shadows and clips: what another engine or processor draws otherwise. */
const sheet = `<!doctype html><style>${sheetStyles()}
body{margin:0;width:640px;padding:24px;background:#f2eada;color:#161c36;font:18px/1.6 Baskervville}
div{display:inline-block;width:150px;height:90px;margin:4px;vertical-align:top}</style>
<p>Sphinx of black quartz, judge my vow. <i>São Paulo, 15 de junho: 24° 03′ “Saturn”</i></p>
<p style="font:300 13px/1.5 Jost">Sphinx of black quartz, judge my vow. <b>0123456789 · ½ × €</b></p>
<p style="font:500 64px/1.1 Baskervville;letter-spacing:-.018em;opacity:.86">Natal chart</p>
<div style="background:linear-gradient(37deg,#8a4b1c,#1f5e8a 60%,#faf5e9)"></div>
<div style="background:radial-gradient(circle at 30% 40%,#faf5e9,#1b2346);border-radius:46% 12px"></div>
<div style="box-shadow:0 24px 48px -20px #3c2c1057;border:1px solid #857b64;background:#faf5e9"></div>
<div style="filter:blur(3px);background:#a8371f;clip-path:circle(40%)"></div>
<svg width="600" height="200" viewBox="0 0 300 100" fill="none" stroke="#161c36">
<circle cx="52" cy="50" r="47.3" stroke-width=".5"/><path d="M10 90C60 10 90 120 140 20S240 80 290 12" stroke-width="1.3"/>
<path d="M160 90l40-80 33 71z" fill="#8a4b1c" fill-opacity=".13" stroke-dasharray="3 2"/>
<g transform="rotate(-17 250 70)"><text x="210" y="74" fill="#434860" stroke="none" font-family="Jost" font-size="9">Ascendant</text></g></svg>`;

/** Whether this browser draws to the same bits as the one that took the kept pictures. */
export async function drawsAlike(browser: Browser): Promise<{ readonly alike: boolean; readonly keptOf: string }> {
  const taken = tilesOf(readPng(await engineSheet(browser)));
  const kept = readKept("engine");
  return { alike: kept?.tiles.digests === taken.digests, keptOf: kept?.browser ?? "no browser" };
}

export async function keepEngineSheet(browser: Browser): Promise<void> {
  keep("engine", readPng(await engineSheet(browser)), browser.version());
}

async function engineSheet(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 700, height: 700 } });
  await page.setContent(sheet);
  const png = await takePicture(page);
  await page.close();
  return png;
}
