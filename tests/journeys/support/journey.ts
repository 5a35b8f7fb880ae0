import { type BrowserContext, test as base, type ConsoleMessage, expect } from "@playwright/test";

/**
 * Base of every journey: fails when a page in any window tries something its security policy forbids. A failed journey
 * reports which requests failed in its windows and what their scripts threw.
 */
export const test = base.extend<{ readonly policyKept: undefined; readonly failureTold: undefined }>({
  failureTold: [
    async ({ browser }, use, info) => {
      const troubles: string[] = [];
      const watch = (context: BrowserContext) => {
        context.on("response", (answer) => {
          if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.url()}`);
        });
        context.on("requestfailed", (request) => troubles.push(`${request.failure()?.errorText} ${request.url()}`));
        context.on("weberror", (thrown) => troubles.push(`${thrown.error()}`));
      };
      browser.on("context", watch);
      await use(undefined);
      browser.off("context", watch);
      if (info.status !== info.expectedStatus) console.log(`${info.title}:\n${troubles.join("\n")}`);
    },
    { auto: true },
  ],
  policyKept: [
    async ({ browser }, use) => {
      const refused: string[] = [];
      const hear = (line: ConsoleMessage) => {
        if (/Content Security Policy/i.test(line.text())) refused.push(`${line.page()?.url()} ${line.text()}`);
      };
      const watch = (context: BrowserContext) => {
        context.on("console", hear);
        // A violation that a script catches does not show up on the console.
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
