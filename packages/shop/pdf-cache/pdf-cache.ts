import { createHash } from "node:crypto";

/** Finished PDFs by the order they belong to and the hash of what they print. A store is a cache: what is missing is
 * printed again, to the same bytes. */
export interface PdfCache {
  /** One store for all machines; else every machine has its own. */
  readonly shared: boolean;
  /** Null when it is not there, or its bytes are not those that were written. Rejects when the store does not work. */
  read(key: PdfKey): Promise<Buffer | null>;
  write(key: PdfKey, pdf: Uint8Array): Promise<void>;
  /** Nothing happens when it is not there. */
  remove(key: PdfKey): Promise<void>;
  /** Removes every PDF of an owner. */
  removeAllOf(owner: string): Promise<void>;
  /** Everything in the store, at most a thousand at a time. */
  list(): AsyncIterable<readonly CachedPdf[]>;
  /** Writes, reads and removes a trial object, and asks for it as a stranger would. Rejects when the store does not
   * work. */
  check(): Promise<StoreCheck>;
}

/** `keeps what is removed`: the bucket has versioning on, so that an erased report would stay in it. */
export type StoreCheck = "works" | "open to strangers" | "keeps what is removed";

/** Names a PDF; neither part holds a dot or a slash. */
export interface PdfKey {
  /** The order it belongs to. */
  readonly owner: string;
  /** Of what it prints: the document's hash, its form where that is not A4, and the print version, joined by hyphens. */
  readonly hash: string;
}

/** A PDF in the store. */
export interface CachedPdf extends PdfKey {
  /** When it was written, or last read where the store knows. */
  readonly usedAt: Date;
}

export const pdfEnding = ".pdf";

/** Behind the PDF's last line, where its readers take it for a remark: the SHA-256 of all bytes before. */
const checksumStart = "\n%SHA-256 ";
const checksumLength = checksumStart.length + 64;

/** The PDF with its checksum, as every store keeps it. */
export function withChecksum(pdf: Uint8Array): Buffer {
  return Buffer.concat([pdf, Buffer.from(checksumLine(pdf))]);
}

/** The PDF without its checksum; null when a byte has changed or is missing. */
export function checkedPdf(stored: Buffer): Buffer | null {
  const pdf = stored.subarray(0, Math.max(0, stored.length - checksumLength));
  return stored.subarray(pdf.length).toString("latin1") === checksumLine(pdf) ? pdf : null;
}

function checksumLine(pdf: Uint8Array): string {
  return checksumStart + createHash("sha256").update(pdf).digest("hex");
}
