import type { Page } from "@playwright/test";

/** Texts on the page that are set in a font of the machine instead of one that the page brings along. */
export async function systemFonts(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const found = new Set<string>();
  const elements: { readonly id: number; readonly words: string }[] = [];
  const collect = (node: typeof root) => {
    const words = (node.children ?? []).filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue);
    if (words.length > 0) elements.push({ id: node.nodeId, words: words.join(" ").trim().slice(0, 60) });
    for (const child of node.children ?? []) collect(child);
  };
  collect(root);
  for (const { id, words } of elements) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId: id });
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) found.add(`${familyName}: “${words}”`);
  }
  await session.detach();
  return [...found];
}
