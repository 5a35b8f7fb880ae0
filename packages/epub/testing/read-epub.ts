import { strFromU8, unzipSync } from "fflate";

// Reads a finished EPUB back, for the tests.

/** The text files of a book by their names, `EPUB/book.opf`; fonts are left out. */
export function epubFiles(epub: Uint8Array): ReadonlyMap<string, string> {
  const files = unzipSync(epub, { filter: ({ name }) => !name.endsWith(".woff2") });
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** What a page says, an entry for each line, cell, caption and title, in order: without drawings, numbers of notes and
 * what only eyes are shown. */
export function textsOf(xhtml: string): readonly string[] {
  return xhtml
    .replace(/^[\s\S]*<body[^>]*>/, "")
    .replace(/<svg[\s\S]*?<\/svg>/g, "")
    .replace(/<a class="(?:call|back)"[^>]*>\d+<\/a>/g, "")
    .replace(/<(p|span|i)\b[^>]*aria-hidden="true"[^>]*>[^<]*<\/\1>/g, "")
    .split(
      /<\/?(?:p|h[1-3]|li|ol|ul|dt|dd|dl|th|td|tr|table|thead|tbody|div|section|header|figure|figcaption|aside|blockquote|nav|body|html)\b[^>]*>/,
    )
    .map((text) => unescaped(text.replace(/<[^>]*>/g, "")).trim())
    .filter((text) => text !== "");
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (whole, name: string) => entities[name] ?? whole);
}
