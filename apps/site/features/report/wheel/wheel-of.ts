import type { Drawing, Mark } from "@cosmic/drawings/drawing";

/** A drawn wheel reduced to some bodies (`mars`) and the aspects among them. */
export function wheelOf(wheel: Drawing, bodies: readonly string[]): Drawing {
  const stays = (mark: Mark): boolean => {
    const hooks = mark.hook?.split(" ") ?? [];
    // Aspect glyphs are only for the full wheel, where lines cross.
    if (hooks.includes("w-mg")) return false;
    if (hooks.includes("w-p")) return hooks.some((hook) => hook.startsWith("p-") && bodies.includes(hook.slice(2)));
    if (hooks.includes("w-as"))
      return hooks.filter((hook) => hook.startsWith("a-")).every((hook) => bodies.includes(hook.slice(2)));
    return true;
  };
  const cut = (marks: readonly Mark[]): readonly Mark[] =>
    marks.filter(stays).map((mark) => (mark.marks ? { ...mark, marks: cut(mark.marks) } : mark));
  return { ...wheel, marks: cut(wheel.marks) };
}
