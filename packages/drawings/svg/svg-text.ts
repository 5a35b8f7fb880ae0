import type { Drawing, Ink, Lettering, Mark, Paint } from "../drawing.ts";

/** Font families by typeface, as the printer names them. */
export interface Fonts {
  readonly text: string;
  readonly ui: string;
}

interface Press {
  readonly palette: Readonly<Record<Ink, string>>;
  readonly fonts: Fonts;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** What XML 1.0 forbids: controls, lone surrogates, two non-characters (https://www.w3.org/TR/xml/#charsets). */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe for XML content and attributes; characters XML cannot hold become U+FFFD. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "\uFFFD").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A drawing as a standalone SVG file with presentation attributes only: no style sheet, variables or hooks. A halo
 * becomes a second text below the first, so `paint-order` is not needed. */
export function svgText(drawing: Drawing, palette: Readonly<Record<Ink, string>>, fonts: Fonts): string {
  const press = { palette, fonts };
  const frame = attributes({
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: drawing.viewBox.join(" "),
    width: drawing.viewBox[2],
    height: drawing.viewBox[3],
    role: drawing.title ? "img" : undefined,
    fill: "none",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
  const title = drawing.title ? `<title>${escapeXml(drawing.title)}</title>` : "";
  const { description = [] } = drawing;
  const spoken = description.length > 0 ? `<desc>${escapeXml(description.join(" "))}</desc>` : "";
  return `<svg${frame}>${title}${spoken}${drawing.marks.map((mark) => element(mark, press)).join("")}</svg>`;
}

function element(mark: Mark, press: Press): string {
  if (mark.tag === "text") return lettered(mark, press);
  const head = `${mark.tag}${attributes({ ...mark.at, ...painted(mark.paint, press) })}`;
  const inside = (mark.marks ?? []).map((inner) => element(inner, press)).join("");
  return inside ? `<${head}>${inside}</${mark.tag}>` : `<${head}/>`;
}

function lettered(mark: Mark, press: Press): string {
  const { paint = {}, text = "" } = mark;
  const place = { ...mark.at, ...set(mark.lettering, press) };
  const words = escapeXml(text);
  if (!paint.halo) return `<text${attributes({ ...place, ...painted(paint, press) })}>${words}</text>`;
  const { stroke, width, ...letters } = paint;
  const below = painted({ stroke, width, opacity: paint.opacity }, press);
  return `<text${attributes({ ...place, ...below })}>${words}</text><text${attributes({ ...place, ...painted({ ...letters, stroke: "none" }, press) })}>${words}</text>`;
}

function painted(paint: Paint = {}, { palette }: Press): Attributes {
  return {
    stroke: paint.stroke && palette[paint.stroke],
    fill: paint.fill && palette[paint.fill],
    "stroke-width": paint.width,
    opacity: paint.opacity,
    "stroke-dasharray": paint.dash,
  };
}

function set(lettering: Lettering | undefined, { fonts }: Press): Attributes {
  if (!lettering) return {};
  return {
    "font-family": fonts[lettering.face],
    "font-size": lettering.size,
    "font-weight": lettering.weight,
    "font-style": lettering.italic ? "italic" : undefined,
    "letter-spacing": lettering.spacing,
    "text-anchor": lettering.anchor,
  };
}

/** Attributes as markup, each after a space; undefined ones are left out. */
export function attributes(pairs: Attributes): string {
  let text = "";
  for (const [name, value] of Object.entries(pairs)) {
    if (value !== undefined) text += ` ${name}="${typeof value === "number" ? value : escapeXml(value)}"`;
  }
  return text;
}
