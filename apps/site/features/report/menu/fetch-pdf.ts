/** `busy`: too many PDFs are queued; `missing`: nothing at that address; `failed`: anything else, including a lost
 * connection. */
export type PdfTrouble = "busy" | "missing" | "failed";

export type FetchedPdf =
  | { readonly ok: true; readonly file: Blob }
  | { readonly ok: false; readonly trouble: PdfTrouble };

/** Fetches the PDF, reporting progress in percent when the server sends a content length. */
export async function fetchPdf(href: string, onProgress: (percent: number) => void): Promise<FetchedPdf> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) return { ok: false, trouble: troubleOf(answer.status) };
    return { ok: true, file: await collect(answer, onProgress) };
  } catch (error) {
    // Report a lost connection to the reader; anything else is a bug, so rethrow it.
    if (error instanceof TypeError || error instanceof DOMException) return { ok: false, trouble: "failed" };
    throw error;
  }
}

function troubleOf(status: number): PdfTrouble {
  if (status === 503 || status === 429) return "busy";
  return status === 404 ? "missing" : "failed";
}

async function collect(answer: Response, onProgress: (percent: number) => void): Promise<Blob> {
  const total = Number(answer.headers.get("content-length") ?? 0);
  if (!answer.body || total === 0) return answer.blob();
  const reader = answer.body.getReader();
  const parts: BlobPart[] = [];
  let come = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    come += next.value.length;
    onProgress(Math.min(100, Math.floor((100 * come) / total)));
  }
  return new Blob(parts, { type: "application/pdf" });
}
