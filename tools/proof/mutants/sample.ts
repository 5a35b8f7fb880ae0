import ts from "typescript";

/** A file's text with one operator changed. */
export interface Mutant {
  /** Line, counted from 1, and the expression after the change. */
  readonly name: string;
  readonly text: string;
}

/** What stands in the place of each operator. */
const swapped = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
  [ts.SyntaxKind.PlusToken, "-"],
  [ts.SyntaxKind.MinusToken, "+"],
  [ts.SyntaxKind.AsteriskToken, "/"],
  [ts.SyntaxKind.SlashToken, "*"],
]);

/** Every mutant of a file that changes one of its binary operators. */
export function operatorMutants(text: string): readonly Mutant[] {
  const source = ts.createSourceFile("file.ts", text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { operatorToken: operator, left, right } = node;
      const other = swapped.get(operator.kind);
      if (other !== undefined)
        found.push({
          name: `${source.getLineAndCharacterOfPosition(operator.getStart()).line + 1}: ${left.getText()} ${other} ${right.getText()}`,
          text: `${text.slice(0, operator.getStart())}${other}${text.slice(operator.getEnd())}`,
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** As many of a list as asked, the same ones for the same seed. */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  const left = [...items];
  const chosen: Item[] = [];
  // Park and Miller's generator, 1…2³¹ − 2.
  for (let state = seed; chosen.length < count && left.length > 0; ) {
    state = (state * 48_271) % 2_147_483_647;
    chosen.push(...left.splice(state % left.length, 1));
  }
  return chosen;
}
