import type { Page } from "@playwright/test";

/** This many requests for one address between two screens mean that the page is in a request loop. */
const mostRequests = 10;
/**
 * Messages the browser itself logs for responses that the walk provokes: a rejected form, a missing page, a failing
 * proxy.
 */
const provoked = /^Failed to load resource: (net::ERR_FAILED|the server responded with a status of (404|422|502|503))/;

/** Collects console errors of a page, and how often it requests documents and their data. */
export function watchPage(page: Page): { readonly takeFaults: () => readonly string[] } {
  let complaints: string[] = [];
  let requests = new Map<string, number>();
  page.on("console", (line) => {
    if (line.type() === "error" && !provoked.test(line.text())) complaints.push(`console: ${line.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const counts = request.resourceType() === "document" || pathname.endsWith(".data");
    if (counts) requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
  });
  return {
    /** All faults since the last call, one sentence each. */
    takeFaults: () => {
      const circles = [...requests].filter(([, times]) => times >= mostRequests);
      const faults = [...complaints, ...circles.map(([path, times]) => `${path} was asked for ${times} times`)];
      complaints = [];
      requests = new Map();
      return faults;
    },
  };
}
