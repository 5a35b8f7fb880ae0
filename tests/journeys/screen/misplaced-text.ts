import type { Page } from "@playwright/test";

/** Texts clipped by their box or by the window, and texts that overlap each other, drawings included. */
export async function misplacedText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Placed {
      readonly text: string;
      /** The layer above the page that this text belongs to: a bar, a list of suggestions. */
      readonly layer: Element | null;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    /** Share of a text's box, above and below, without ink in ordinary letters. */
    const leadingShare = 0.28;
    /** Two texts may overlap by this much, in CSS pixels, because of rounding and side bearings. */
    const slackPx = 1.5;

    // Chromium estimates the height of skipped content and corrects it later, so lay everything out first.
    const everything = new CSSStyleSheet();
    everything.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(everything);
    const placed: Placed[] = [];
    const faults: string[] = [];

    const visible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const hiddenFromSight = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 && height <= 1;
    };
    const isTurned = (element: Element) => {
      if (!(element instanceof SVGGraphicsElement)) return false;
      const matrix = element.getScreenCTM();
      return matrix !== null && (Math.abs(matrix.b) > 0.01 || Math.abs(matrix.c) > 0.01);
    };

    const walker = document.createTreeWalker(document.querySelector(":modal") ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || text === "" || element.closest("script, style, noscript, option, textarea, title, desc"))
        continue;
      if (!visible(element) || isTurned(element) || element.closest(".sr, textPath")) continue;
      let clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      let layer: Element | null = null;
      // A decorative background may bleed off the page, letters included.
      let scrolls = element.closest("[aria-hidden=true]") !== null;
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        const style = getComputedStyle(parent);
        const opaque = style.position === "absolute" && style.backgroundColor !== "rgba(0, 0, 0, 0)";
        if (opaque || style.position === "fixed" || style.position === "sticky") layer ??= parent;
        if (hiddenFromSight(parent)) scrolls = true;
        const clips = style.overflowX !== "visible" && parent !== document.body && parent !== document.documentElement;
        if (!clips || parent instanceof SVGElement) continue;
        if (/auto|scroll/.test(style.overflowX)) scrolls = true;
        const box = parent.getBoundingClientRect();
        clip = {
          left: Math.max(clip.left, box.left),
          right: Math.min(clip.right, box.right),
          top: Math.max(clip.top, box.top),
          bottom: Math.min(clip.bottom, box.bottom),
        };
      }
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        const leading = box.height * leadingShare;
        const core = { left: box.left, right: box.right, top: box.top + leading, bottom: box.bottom - leading };
        const outside = core.left < clip.left - 1 || core.right > clip.right + 1;
        const cutBelow = core.bottom > clip.bottom + 1 || core.top < clip.top - 1;
        if ((outside || cutBelow) && !scrolls) faults.push(`cut off: "${text.slice(0, 60)}"`);
        const beyondWindow = core.left < -1 || core.right > document.documentElement.clientWidth + 1;
        if (beyondWindow && !scrolls && !layer) faults.push(`beyond the window: "${text.slice(0, 60)}"`);
        if (outside || cutBelow) continue;
        placed.push({ text, layer, ...core });
      }
    }

    placed.sort((one, other) => one.top - other.top);
    for (const [index, one] of placed.entries())
      for (const other of placed.slice(index + 1)) {
        if (other.top >= one.bottom - slackPx) break;
        if (one.layer !== other.layer) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > slackPx && down > slackPx)
          faults.push(`printed over each other: "${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`);
      }
    document.adoptedStyleSheets.pop();
    return [...new Set(faults)];
  });
}
