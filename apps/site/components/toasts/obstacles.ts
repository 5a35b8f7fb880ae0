import type { Box } from "./free-place.ts";

/** Interactive elements, and the bars that contain some. */
const controls = [
  ...["a[href]", "button", "input:not([type=hidden])", "select", "textarea", "summary"],
  ...["label:has(:is([type=checkbox], [type=radio]))", "[role=option]", "[role=slider]", "[tabindex='0']"],
  ...["header.top", ".privacy-ask"],
].join(",");

/** Boxes in the viewport that toasts must not cover. */
export function obstaclesIn(window: Window, toasts: Element): readonly Box[] {
  const { innerWidth, innerHeight, document } = window;
  const inWindow = ({ left, top, right, bottom }: Box) =>
    right > 0 && left < innerWidth && bottom > 0 && top < innerHeight && right > left && bottom > top;
  return [...document.querySelectorAll(controls)]
    .filter((control) => !toasts.contains(control))
    .flatMap((control) => {
      // A wrapped link has a box per line.
      const boxes = [...control.getClientRects()].filter(inWindow);
      const seen = boxes.length > 0 && control.checkVisibility({ visibilityProperty: true });
      return seen ? boxes : [];
    });
}
