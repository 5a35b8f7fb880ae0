const packet = { begin: "<?xpacket begin=", end: '<?xpacket end="r"?>' } as const;

const uaNamespace = "http://www.aiim.org/pdfua/ns/id/";
/** PDF/A wants a description of every schema it does not know, ISO 19005-3, section 6.6.2.3.3. */
const uaSchema = [
  '<rdf:li rdf:parseType="Resource">',
  "<pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>",
  `<pdfaSchema:namespaceURI>${uaNamespace}</pdfaSchema:namespaceURI>`,
  "<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>",
  '<rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category>',
  "<pdfaProperty:description>Part of PDF/UA</pdfaProperty:description>",
  "<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li>",
  "</rdf:Seq></pdfaSchema:property></rdf:li>",
].join("");
const uaPart = `<pdfuaid:part xmlns:pdfuaid="${uaNamespace}">1</pdfuaid:part>`;

/** The description of a schema that every reader of PDF/A knows: its room goes to that of PDF/UA. */
const knownSchema =
  /<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Adobe PDF schema<.*?<\/pdfaSchema:property><\/rdf:li>/s;
const viewing = /\/ViewerPreferences <<\s+\/Direction \/L2R\s+>>/;
const showTitle = "/ViewerPreferences << /DisplayDocTitle true >>";

/**
 * Declares a PDF/A-3a from Typst to be PDF/UA-1 as well, which Typst can write but not in one file (its export takes one
 * standard): the identification in the metadata, and the title in the window's bar. Everything else PDF/UA-1 asks for,
 * tags, language and alternatives, is in PDF/A-3a too. Each change keeps the length, so that no offset moves. Throws when
 * the file is not as Typst 0.14 writes it.
 */
export function declaredAccessible(pdf: Buffer): Uint8Array<ArrayBuffer> {
  const [begin, end] = [pdf.lastIndexOf(packet.begin), pdf.lastIndexOf(packet.end)];
  if (begin < 0 || end < begin) throw new Error("a PDF has no metadata");
  // One character a byte; what is changed is ASCII.
  const metadata = pdf.toString("latin1", begin, end);
  const declared = replaced(metadata, knownSchema, uaSchema).replace("<pdfaid:part>", `${uaPart}<pdfaid:part>`);
  const shown = viewing.exec(pdf.toString("latin1", end));
  if (!shown) throw new Error("a PDF has no preferences for its window");
  const archival = new Uint8Array(pdf);
  archival.set(Buffer.from(padded(declared, metadata.length), "latin1"), begin);
  archival.set(Buffer.from(padded(showTitle, shown[0].length), "latin1"), end + shown.index);
  return archival;
}

function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error("a PDF's metadata does not describe its schemas");
  return text.replace(pattern, by);
}

function padded(text: string, length: number): string {
  if (text.length > length) throw new Error(`a PDF has no room: ${text.length - length} bytes too long`);
  return text.padEnd(length);
}
