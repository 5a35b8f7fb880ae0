import { type BrowserContext, test as base, type ConsoleMessage, expect } from "@playwright/test";

/** Every journey: whatever a page tried that its security policy refuses, in any window, fails it. */
export const test = base.extend<{ readonly policyKept: undefined }>({
  policyKept: [
    async ({ browser }, use) => {
      const refused: string[] = [];
      const hear = (line: ConsoleMessage) => {
        if (/Content Security Policy/i.test(line.text())) refused.push(`${line.page()?.url()} ${line.text()}`);
      };
      const watch = (context: BrowserContext) => {
        context.on("console", hear);
        // What a script tries and catches is refused without a word on the console.
        void context.addInitScript(() =>
          document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
            console.warn(`Content Security Policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
          ),
        );
      };
      browser.on("context", watch);
      await use(undefined);
      browser.off("context", watch);
      expect(refused, "what the security policy refused").toEqual([]);
    },
    { auto: true },
  ],
});
