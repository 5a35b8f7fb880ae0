import type { Page } from "@playwright/test";

/**
 * Controls whose center is covered by something else, both as the screen stands and after scrolling. Bars that content
 * scrolls under (the header, the tab bar, the phone's action bar) may cover a control as the screen stands, but not
 * once it has been scrolled to.
 */
export async function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option]";
    const bars = ".top, .tabs, .actions, .half-loaded";
    /** Open only while the visitor uses them. */
    const lists = ".actions-menu, .menu, [role=listbox], [popover]";
    const nameOf = (element: Element) =>
      `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${(element.textContent ?? "").trim().slice(0, 40)}`;

    const modal = document.querySelector(":modal");
    const controls = [...(modal ?? document).querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest("[inert]"),
    );

    /** What covers a control's center; null when nothing does, or when the center is outside the window. */
    const over = (control: Element): Element | null => {
      // A link that wraps over several lines has no center of its own; use its first line.
      const box = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
      if (!box) return null;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
      const top = document.elementFromPoint(x, y);
      if (!top || control.contains(top) || top.contains(control) || top.closest(lists)) return null;
      const labels = "labels" in control ? [...((control.labels as NodeListOf<HTMLLabelElement> | null) ?? [])] : [];
      if (labels.some((label) => label.contains(top))) return null;
      // A control hidden by its own scroll container, such as a tab further to the right, is scrolled to first.
      for (let parent = control.parentElement; parent; parent = parent.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(parent);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const clip = parent.getBoundingClientRect();
        if (x < clip.left || x > clip.right || y < clip.top || y > clip.bottom) return null;
      }
      return top;
    };

    const covered = new Map<Element, string>();
    for (const control of controls) {
      const cover = over(control);
      if (cover && !cover.closest(bars)) covered.set(control, `as it stands, by ${nameOf(cover)}`);
    }
    if (modal) return [...covered].map(([control, how]) => `${nameOf(control)} is covered ${how}`);

    // Scroll down by half windows: each control gets to the middle of the window, or as near as the page allows.
    const before = scrollY;
    const seen = new Set<Element>();
    for (let top = 0; ; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const last = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      for (const control of controls) {
        if (seen.has(control)) continue;
        const { top: upper, bottom: lower } = control.getBoundingClientRect();
        const middle = (upper + lower) / 2;
        const reached = (top === 0 && middle < innerHeight * 0.75) || (last && middle > innerHeight * 0.25);
        if (!reached && (middle < innerHeight * 0.25 || middle > innerHeight * 0.75)) continue;
        seen.add(control);
        const cover = over(control);
        if (cover && !covered.has(control)) covered.set(control, `after scrolling to it, by ${nameOf(cover)}`);
      }
      if (last) break;
    }
    scrollTo({ top: before, behavior: "instant" });
    return [...covered].map(([control, how]) => `${nameOf(control)} is covered ${how}`);
  });
}
