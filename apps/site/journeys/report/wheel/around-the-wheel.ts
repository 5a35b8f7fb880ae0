/** Where a key leads in a list of so many places around a wheel; null for a key that leads nowhere. */
export function nextPlace(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** A pointer this near a glyph means it, CSS pixels: half a target of 44 and some air. */
const reachPx = 26;

/** The body of the wheel whose glyph is nearest to a point of the window; null where none is near. */
export function bodyNear(wheel: Element, x: number, y: number): string | null {
  let best: { readonly id: string; readonly distance: number } | null = null;
  for (const body of wheel.querySelectorAll(".w-p")) {
    const id = idOf(body);
    const box = body.querySelector(".w-pg")?.getBoundingClientRect();
    if (id === null || !box || box.width === 0) continue;
    const distance = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    if (distance <= reachPx && (!best || distance < best.distance)) best = { id, distance };
  }
  return best?.id ?? null;
}

/** `sun` of a mark hooked `w-p p-sun`. */
function idOf(body: Element): string | null {
  return [...body.classList].find((name) => name.startsWith("p-"))?.slice(2) ?? null;
}

/** Marks what belongs to a body, or nothing, on a drawn wheel. */
export function lightUp(wheel: Element, id: string | null): void {
  for (const drawing of wheel.querySelectorAll(".ik.wheel")) drawing.classList.toggle("lit", id !== null);
  for (const mark of wheel.querySelectorAll(".w-p, .w-as, .w-mg"))
    mark.classList.toggle(
      "on",
      id !== null && (mark.classList.contains(`p-${id}`) || mark.classList.contains(`a-${id}`)),
    );
}
