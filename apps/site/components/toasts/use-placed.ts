import { type RefObject, useEffect, useLayoutEffect } from "react";
import { type Corner, freePlace } from "./free-place.ts";
import { obstaclesIn } from "./obstacles.ts";

/** Scrolling counts as over after this long without a scroll event. */
const scrollRestMs = 120;

/** Keeps the toast stack from covering controls: repositions it as toasts come and go and as the page changes. If there
 * is no room, only the latest toast shows; if there is none even for that, it stays hidden until there is (errors
 * always show). In that case, and while the page scrolls, clicks pass through the stack. */
export function usePlaced(stack: RefObject<HTMLElement | null>, standing: boolean): void {
  useLayoutEffect(() => place(stack.current));
  useEffect(() => {
    const element = stack.current;
    if (!standing || !element) return;
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place(element));
    };
    const scrolled = () => {
      element.toggleAttribute("data-through", true);
      clearTimeout(rest);
      rest = setTimeout(placeSoon, scrollRestMs);
    };
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !element.contains(target))) placeSoon();
    });
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(document.documentElement);
    sizes.observe(element);
    // Capture also catches scrolling inside elements.
    window.addEventListener("scroll", scrolled, { capture: true, passive: true });
    window.addEventListener("resize", placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener("scroll", scrolled, { capture: true });
      window.removeEventListener("resize", placeSoon);
    };
  }, [stack, standing]);
}

function place(stack: HTMLElement | null): void {
  if (!stack) return;
  stack.removeAttribute("data-alone");
  if (stack.childElementCount === 0) {
    // The next toast starts at the default position.
    stack.style.removeProperty("left");
    return;
  }
  const obstacles = obstaclesIn(window, stack);
  const find = () =>
    freePlace({
      size: { width: stack.offsetWidth, height: stack.offsetHeight },
      window: { width: document.documentElement.clientWidth, height: window.innerHeight },
      obstacles,
      now: placedAt(stack),
    });
  let found = find();
  if (!found.free && stack.childElementCount > 1) {
    // Not enough room for all; try just the latest.
    stack.setAttribute("data-alone", "");
    found = find();
  }
  stack.style.left = `${found.left}px`;
  stack.style.bottom = `${found.bottom}px`;
  stack.toggleAttribute("data-crowded", !found.free);
  stack.toggleAttribute("data-through", !found.free);
}

function placedAt({ style }: HTMLElement): Corner | null {
  return style.left === "" ? null : { left: Number.parseFloat(style.left), bottom: Number.parseFloat(style.bottom) };
}
