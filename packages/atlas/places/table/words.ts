import type { ByteReader } from "./byte-reader.ts";

/** Many short texts concatenated as UTF-16 code units: text `n` is `units[starts[n]]` up to `units[starts[n + 1]]`. */
export interface Words {
  readonly count: number;
  readonly units: Uint16Array;
  readonly starts: Uint32Array;
}

/** Text at `index`; empty past the end. */
export function wordAt({ units, starts }: Words, index: number): string {
  let text = "";
  for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at += 1) text += String.fromCharCode(units[at] ?? 0);
  return text;
}

/**
 * Reads texts as the gazetteer's build tool packs them: each as the length of the prefix it shares with the previous
 * one, in UTF-16 units, plus the rest. Counts are stored apart from the letters, which compresses better.
 */
export function readWords(bytes: ByteReader): Words {
  const count = bytes.varint();
  const units = new Uint16Array(bytes.varint());
  const shared = bytes.section();
  const rest = bytes.section();
  const letters = bytes.section();
  const lengths = new Uint8Array(2 * count);
  shared.fill(lengths, 0, count);
  rest.fill(lengths, count, 2 * count);
  const starts = new Uint32Array(count + 1);
  let before = 0;
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    const kept = lengths[index] ?? 0;
    for (let at = before; at < before + kept; at += 1) units[end++] = units[at] ?? 0;
    before = end - kept;
    const next = end + (lengths[count + index] ?? 0);
    letters.fill(units, end, next);
    end = next;
    starts[index + 1] = end;
  }
  return { count, units, starts };
}
