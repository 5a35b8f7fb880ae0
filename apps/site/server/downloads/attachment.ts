/** `Content-Disposition` of a download (RFC 6266): an ASCII file name for old clients, plus the real one (RFC 8187). */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\]/g, "");
  // A name without ASCII letters or digits becomes `report` plus its extension.
  const old = /[A-Za-z0-9].*\./.test(plain) ? plain : `report${plain.slice(plain.lastIndexOf("."))}`;
  const strict = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${old}"; filename*=UTF-8''${strict}`;
}
