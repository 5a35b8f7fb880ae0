/** A file name as RFC 6266 wants it: plain letters for old readers, the true name beside (RFC 8187). */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\]/g, "");
  // Of a name without a plain letter only the ending is left.
  const old = /[A-Za-z0-9].*\./.test(plain) ? plain : `report${plain.slice(plain.lastIndexOf("."))}`;
  const strict = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${old}"; filename*=UTF-8''${strict}`;
}
