import type { Page } from "@playwright/test";

/** A page that asks for one address this often between two screens is asking in a circle. */
const mostRequests = 10;
/** What the browser itself writes about an answer that the walk provokes: a refused form, a page that is not there, a proxy that fails. */
const provoked = /^Failed to load resource: (net::ERR_FAILED|the server responded with a status of (404|422|502|503))/;

/** Collects what a page's console complains about and how often it asks for documents and their data. */
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
    /** Everything since the last call, one sentence a fault. */
    takeFaults: () => {
      const circles = [...requests].filter(([, times]) => times >= mostRequests);
      const faults = [...complaints, ...circles.map(([path, times]) => `${path} was asked for ${times} times`)];
      complaints = [];
      requests = new Map();
      return faults;
    },
  };
}
