import type { Page } from "@playwright/test";

/** Switches that keep letters and colors the same on every machine: no hints of the system's, no subpixels, sRGB. */
export const sameEverywhere = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"];

/** The whole page as a PNG, at rest; with an overlay open, only the window. */
export async function takePicture(page: Page): Promise<Buffer> {
  const { size, overlaid } = await page.evaluate(async () => {
    const still = new CSSStyleSheet();
    // Chromium estimates the height of what it skips, so it skips nothing here.
    still.replaceSync(`*, ::before, ::after {
      content-visibility: visible !important; animation: none !important; transition: none !important;
      caret-color: transparent !important; scroll-behavior: auto !important }`);
    document.adoptedStyleSheets.push(still);
    scrollTo(0, 0);
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const { clientWidth, scrollHeight } = document.documentElement;
    return {
      size: { width: clientWidth, height: scrollHeight },
      overlaid: document.querySelector(":modal, :popover-open") !== null,
    };
  });
  const height = overlaid ? (page.viewportSize()?.height ?? size.height) : size.height;
  const session = await page.context().newCDPSession(page);
  // Playwright's own screenshot compresses harder, which takes longer than all the rest.
  const { data } = await session.send("Page.captureScreenshot", {
    ...{ format: "png", optimizeForSpeed: true, captureBeyondViewport: !overlaid },
    clip: { x: 0, y: 0, width: size.width, height, scale: 1 },
  });
  await session.detach();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return Buffer.from(data, "base64");
}
