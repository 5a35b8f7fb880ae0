import type { Ignorer } from "@stryker-mutator/api/ignore";
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Leaves out what is thrown: its words are for whoever mends the program, and no definition fixes them. Whether something is thrown is mutated. */
const messages: Ignorer = {
  shouldIgnore: (path) =>
    "node" in path &&
    "parent" in path &&
    isOfType(path.parent, "ThrowStatement") &&
    isOfType(path.node, "NewExpression")
      ? "words of an error"
      : undefined,
};

function isOfType(node: unknown, type: string): boolean {
  return typeof node === "object" && node !== null && "type" in node && node.type === type;
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "messages", messages)];
