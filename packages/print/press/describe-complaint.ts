import type { NodeCompiler, NodeError } from "@myriaddreamin/typst-ts-node-compiler";

const longest = 2000;

/** Typst's errors or warnings, as text for the log. */
export function describeComplaint(compiler: NodeCompiler, complaint: NodeError | null): string {
  return complaint ? JSON.stringify(compiler.fetchDiagnostics(complaint)).slice(0, longest) : "no result";
}
