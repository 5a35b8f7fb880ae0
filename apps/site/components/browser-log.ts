/** Logs a fixed message to the browser console for debugging. Never pass user input. */
export function logInBrowser(sentence: string): void {
  // The only console call in the site.
  console.error(sentence);
}
