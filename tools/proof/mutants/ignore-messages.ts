/** Leaves out what is thrown: its words are for whoever mends the program, and no definition fixes them. Whether something is thrown is mutated. */
function shouldIgnore({ node, parent }: { readonly node: unknown; readonly parent: unknown }): string | undefined {
  return isOfType(parent, "ThrowStatement") && isOfType(node, "NewExpression") ? "words of an error" : undefined;
}

function isOfType(node: unknown, type: string): boolean {
  return typeof node === "object" && node !== null && "type" in node && node.type === type;
}

/** In the shape that Stryker loads plugins in. */
export const strykerPlugins = [{ kind: "Ignore", name: "messages", value: { shouldIgnore } }];
