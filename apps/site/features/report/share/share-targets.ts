/** Share links: address and text travel in the link, nothing else. */
export const shareTargets = {
  /** The social network's sharer. */
  facebook: ({ address }: Shared) =>
    `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
  /** The microblog's intent. */
  x: ({ address, text }: Shared) => `https://x.com/intent/post?${new URLSearchParams({ text, url: address })}`,
} as const;

export interface Shared {
  readonly address: string;
  readonly text: string;
}

/** The result of sharing. `cancelled`: the reader closed the device's share dialog. */
export type ShareResult = "shared" | "copied" | "cancelled" | "refused";

/** The device's share dialog if there is one, otherwise the clipboard. */
export async function shareOrCopy(address: string): Promise<ShareResult> {
  if (typeof navigator.share !== "function") return copy(address);
  try {
    await navigator.share({ url: address });
    return "shared";
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return error.name === "AbortError" ? "cancelled" : copy(address);
  }
}

/** Copies text to the clipboard; `refused` when the browser denies it. */
export async function copy(text: string): Promise<"copied" | "refused"> {
  // Undefined outside secure contexts, whatever the types say.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return "refused";
  try {
    await clipboard.writeText(text);
    return "copied";
  } catch (error) {
    if (error instanceof DOMException) return "refused";
    throw error;
  }
}
