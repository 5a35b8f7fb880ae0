import { type RefObject, useEffect, useLayoutEffect } from "react";
import { type Corner, freePlace } from "./free-place.ts";
import { obstaclesIn } from "./obstacles.ts";

/** The page is taken to stand still this long after it was last scrolled. */
const scrollRestMs = 120;

/** Keeps the stack of toasts where it covers no control: it is placed as toasts come and go and whenever the page changes under
 * it. Where no place is free, and while the page is scrolled, presses go through it. */
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
    // Captured, so that what scrolls inside the page counts as well.
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
  if (stack.childElementCount === 0) {
    // The next toast begins at the usual place.
    stack.style.removeProperty("left");
    return;
  }
  const { clientWidth: width } = document.documentElement;
  const { left, bottom, free } = freePlace({
    size: { width: stack.offsetWidth, height: stack.offsetHeight },
    window: { width, height: window.innerHeight },
    obstacles: obstaclesIn(window, stack),
    now: placedAt(stack),
  });
  stack.style.left = `${left}px`;
  stack.style.bottom = `${bottom}px`;
  stack.toggleAttribute("data-through", !free);
}

function placedAt({ style }: HTMLElement): Corner | null {
  return style.left === "" ? null : { left: Number.parseFloat(style.left), bottom: Number.parseFloat(style.bottom) };
}
