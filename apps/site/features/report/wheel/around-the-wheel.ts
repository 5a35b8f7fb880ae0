/** The index a key moves to in a circular list of `count` places; null for other keys. */
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

/** A pointer within this many CSS pixels selects a glyph: half of a 44 px target plus some margin. */
const reachPx = 26;

/** The wheel's body whose glyph is nearest to a viewport point; null if none is near. */
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

/** The id of a body: `sun` for the classes `w-p p-sun`. */
function idOf(body: Element): string | null {
  return [...body.classList].find((name) => name.startsWith("p-"))?.slice(2) ?? null;
}

/** Highlights a body's marks on a drawn wheel; null clears the highlight. */
export function lightUp(wheel: Element, id: string | null): void {
  for (const drawing of wheel.querySelectorAll(".ik.wheel")) drawing.classList.toggle("lit", id !== null);
  for (const mark of wheel.querySelectorAll(".w-p, .w-as, .w-mg"))
    mark.classList.toggle(
      "on",
      id !== null && (mark.classList.contains(`p-${id}`) || mark.classList.contains(`a-${id}`)),
    );
}
