/** A script of a page, with its size as transferred. */
export interface PageScript {
  readonly path: string;
  readonly bytes: number;
}

/** The inline script that starts hydration lists the files it preloads, and contains the module that imports them. */
const asked = /for \(const href of (\[[^\]]*\])\)/;
const imported = /\b(?:from |import\(?\s*)\\"(\/[^"\\]+\.js)\\"/g;

/** Every script a page loads before any interaction, as Brotli like browsers get it, heaviest first. */
export async function scriptsOf(address: string, path: string): Promise<readonly PageScript[]> {
  const html = await (await fetch(address + path, { headers: { accept: "text/html" } })).text();
  const preloaded: readonly string[] = JSON.parse(asked.exec(html)?.[1] ?? "[]");
  const paths = [...new Set([...preloaded, ...[...html.matchAll(imported)].map(([, script = ""]) => script)])];
  const scripts = await Promise.all(
    paths.map(async (script) => ({ path: script, bytes: await weigh(address + script) })),
  );
  return scripts.sort((a, b) => b.bytes - a.bytes);
}

async function weigh(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
  const bytes = Number(answer.headers.get("content-length"));
  if (answer.status !== 200 || bytes === 0) throw new Error(`no script of known weight at ${url}: ${answer.status}`);
  return bytes;
}
