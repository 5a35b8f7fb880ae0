/** A table in Markdown; every column but the first and one named "source" is of numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(head),
    line(head.map((name, index) => (index === 0 || name === "source" ? "---" : "---:"))),
    ...rows.map(line),
  ].join("\n");
}
