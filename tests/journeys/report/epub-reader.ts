import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import type { Book, Rendition } from "epubjs";

declare global {
  interface Window {
    /** The page list has more than its types say. */
    ePub(bytes: ArrayBuffer): Book & { readonly pageList: { readonly lastPage: number } };
    openBook: { readonly book: Book; readonly rendition: Rendition };
  }
}

/** What the reader shows of a section. */
interface Shown {
  readonly text: string;
  /** Width of the widest element in CSS pixels. */
  readonly widest: number;
  /** Background of the first drawing; null where there is none. */
  readonly ground: string | null;
}

const { resolve } = createRequire(import.meta.url);
const scripts = [
  join(dirname(resolve("jszip/package.json")), "dist/jszip.min.js"),
  join(dirname(resolve("epubjs/package.json")), "dist/epub.min.js"),
];

/** Opens a book in epub.js, which fills the page. */
export async function openInReader(page: Page, epub: Buffer) {
  await page.setContent('<!doctype html><body style="margin:0"><div id="reader"></div>');
  for (const path of scripts) await page.addScriptTag({ path });
  const { contents, lastPage } = await page.evaluate(async (base64) => {
    const book = window.ePub(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)).buffer);
    const rendition = book.renderTo("reader", { width: innerWidth, height: innerHeight, flow: "scrolled-doc" });
    window.openBook = { book, rendition };
    await rendition.display();
    const { toc } = await book.loaded.navigation;
    await book.loaded.pageList;
    const { lastPage } = book.pageList;
    return { contents: toc.map(({ href }) => href), lastPage };
  }, epub.toString("base64"));
  const show = (href: string): Promise<Shown> =>
    page.evaluate(async (target) => {
      await window.openBook.rendition.display(target);
      const inside = document.querySelector("iframe")?.contentDocument;
      if (!inside) throw new Error("the reader shows nothing");
      await inside.fonts.ready;
      const widths = Array.from(inside.body.querySelectorAll("*"), (one) => one.getBoundingClientRect().width);
      const drawing = inside.querySelector(".ground");
      const ground = drawing && getComputedStyle(drawing).backgroundColor;
      return { text: inside.body.innerText, widest: Math.max(...widths), ground };
    }, href);
  return { contents, lastPage, show };
}
