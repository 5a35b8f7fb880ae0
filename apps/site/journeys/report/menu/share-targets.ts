/** Where a share leaves to: address and text travel in the link, nothing else. */
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

/** How handing something on ended. `cancelled`: the reader closed the dialog of their device. */
export type ShareResult = "shared" | "copied" | "cancelled" | "refused";

/** The device's own share dialog where there is one, else the clipboard (specification, §8). */
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

/** Puts text on the clipboard; `refused` where the browser forbids it. */
export async function copy(text: string): Promise<"copied" | "refused"> {
  // Undefined on pages without a secure origin, whatever the types say.
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
