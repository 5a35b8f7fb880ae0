/** Writes a sentence of the product's own to the browser's console, for whoever looks for a fault there. Never anything
 * that was typed. */
export function logInBrowser(sentence: string): void {
  // The one place of the site that writes there.
  console.error(sentence);
}
