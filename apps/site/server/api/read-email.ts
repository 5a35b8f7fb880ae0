const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The `email` of a JSON or form body, unvalidated; null if the body is neither, isn't UTF-8, or has no text email. */
export function readEmail(body: unknown, contentType = ""): string | null {
  const text = decode(body);
  if (text === null) return null;
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return ofForm(text);
  return /^application\/json\b/i.test(contentType) ? ofJson(text) : null;
}

function decode(body: unknown): string | null {
  try {
    return Buffer.isBuffer(body) ? utf8.decode(body) : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Replacement character: what percent-escapes that aren't UTF-8 decode to. */
const broken = "\ufffd";

function ofForm(text: string): string | null {
  const email = new URLSearchParams(text).get("email");
  return email?.includes(broken) ? null : email;
}

function ofJson(text: string): string | null {
  try {
    const read: unknown = JSON.parse(text);
    const email = typeof read === "object" && read !== null && "email" in read ? read.email : null;
    return typeof email === "string" ? email : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
