/** Leaves out the words of what is thrown, by `throw` or by `required(value, what)`: they are for whoever mends the program, and no definition fixes them. Whether something is thrown is mutated. */
function shouldIgnore({ node, parent, key }: Place): string | undefined {
  const thrown = isOfType(parent, "ThrowStatement") && isOfType(node, "NewExpression");
  const required =
    key === 1 && isOfType(parent, "CallExpression") && "callee" in parent && isNamed(parent.callee, "required");
  return thrown || required ? "words of an error" : undefined;
}

/** What Stryker's parser says of an expression: which of its parent's it is, by position or name. */
interface Place {
  readonly node: unknown;
  readonly parent: unknown;
  readonly key: unknown;
}

function isNamed(node: unknown, name: string): boolean {
  return isOfType(node, "Identifier") && "name" in node && node.name === name;
}

function isOfType(node: unknown, type: string): node is object {
  return typeof node === "object" && node !== null && "type" in node && node.type === type;
}

/** In the shape that Stryker loads plugins in. */
export const strykerPlugins = [{ kind: "Ignore", name: "messages", value: { shouldIgnore } }];
