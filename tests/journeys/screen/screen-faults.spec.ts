import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { screenFaults } from "./screen-faults.ts";
import { watchPage } from "./watch-page.ts";

const around = (body: string) =>
  `<!doctype html><html lang="en-US"><style>body { margin: 0 } p { margin: 0 }</style><main>${body}</main>`;

for (const [fault, body, found] of [
  [
    "a control under something",
    `<button>Pay</button><div style="position:fixed;inset:0"></div>`,
    /Pay is covered as it/,
  ],
  [
    "a control at the page's end that a bar covers",
    `<div style="height:3000px"></div><a href="/">Home</a><div class="actions" style="position:fixed;inset:auto 0 0;height:90px"></div>`,
    /Home is covered after scrolling/,
  ],
  ["a text cut off", `<p style="width:40px;overflow:hidden;white-space:nowrap">A long heading</p>`, /cut off/],
  ["a text outside the window", `<p style="margin-left:-60px;white-space:nowrap">Ascendant</p>`, /beyond the window/],
  [
    "texts printed over each other in a drawing",
    `<svg width="200" height="60"><text x="10" y="40">Holdings</text><text x="30" y="42">Mars</text></svg>`,
    /printed over each other: "Holdings" and "Mars"/,
  ],
  [
    "a word of another language",
    `<p>Your chart, tu informe</p><p lang="es">Tu carta</p>`,
    /another language: “informe”|“tu”/,
  ],
  ["a link to nowhere", `<a href="#nowhere">Strength</a>`, /no target: #nowhere/],
] as const)
  test(`a screen is searched for ${fault}`, async ({ page }) => {
    await page.setContent(around(body));
    expect(await screenFaults(page)).toContainEqual(expect.stringMatching(found));
  });

test("a screen without a fault has none: what is scrolled, stacked or spoken only is no fault", async ({ page }) => {
  await page.setContent(
    around(`<header class="top" style="position:fixed;inset:0 0 auto;height:60px;background:white">Name</header>
      <p style="padding-top:20px;height:80px">Under the header</p><label>Day <input></label>
      <p style="width:60px;overflow-x:auto;white-space:nowrap">A table that scrolls</p>
      <p style="line-height:1">Two lines<br>that are close</p><div style="height:3000px"></div><a href="#top" id="top">Up</a>`),
  );
  expect(await screenFaults(page)).toEqual([]);
});

test("a page that asks in a circle and a script that throws are noticed", async ({ page }) => {
  const watch = watchPage(page);
  await page.goto("/faq");
  await page.evaluate(async () => {
    for (let times = 0; times < 12; times += 1) await fetch("/faq.data");
    setTimeout(() => {
      throw new Error("planted");
    });
  });
  const faults: string[] = [];
  await expect(async () => {
    faults.push(...watch.takeFaults());
    expect(faults).toEqual(expect.arrayContaining(["/faq.data was asked for 12 times", "thrown: planted"]));
  }).toPass();
});
