import { recordOf } from "@cosmic/chart/record-of";
import type { Drawing } from "@cosmic/drawings/drawing";
import { lightPalette, type Palette } from "@cosmic/drawings/svg/palettes";
import { escapeXml, svgText } from "@cosmic/drawings/svg/svg-text";
import { drawingSvg } from "@cosmic/report/drawing-svg";

/** A drawing at the widths it is shown at, in CSS pixels. */
export interface SheetDrawing {
  readonly label: string;
  readonly wide: { readonly drawing: Drawing; readonly width: number };
  /** One drawing, or three that scroll together: rows, cells, key. */
  readonly compact: readonly Drawing[];
}

/** A contact sheet: all drawings of one pair or one year. */
export interface Sheet {
  readonly name: string;
  readonly drawings: readonly SheetDrawing[];
}

/** The narrowest phone the drawings are made for, and a cell of a scrolling grid there. */
const phone = 340;
const cell = 44;

const layout = `:root{--figure-ground:var(--paper)}.plate{--figure-ground:var(--raised)}svg{display:block;width:100%;height:auto}body{margin:0;padding:32px;background:var(--paper);color:var(--ink);font-family:Jost}
h2{font:400 15px Jost;margin:28px 0 10px;opacity:.7}.row{display:flex;gap:48px;align-items:flex-start}
.plate{border:1px solid var(--rule);background:var(--raised);padding:20px}.phone{width:${phone}px;overflow:hidden;outline:1px dotted var(--line)}
.scroll{display:flex}.scroll svg:first-child{flex:none}.scroll div{overflow:hidden}`;

const fonts = { text: "Baskervville", ui: "Jost" } as const;
const inks = Object.keys(lightPalette) as readonly (keyof Palette)[]; // they are the palette's own keys
/** The inks as the site's style sheet has them: design tokens, which change with the theme. */
const tokens: Palette = recordOf(inks, (ink) =>
  ink === "none"
    ? "none"
    : ink === "current"
      ? "currentColor"
      : ink === "ground"
        ? "var(--figure-ground)"
        : `var(--${ink})`,
);

/** As on the site, on one of its papers. */
export function paperSheet(
  { drawings }: Sheet,
  { styles, theme }: { readonly styles: string; readonly theme: string },
) {
  const svg = (drawing: Drawing) => svgText(drawing, tokens, fonts);
  const blocks = drawings.map(({ label, wide, compact }) => {
    const large = `<div class="plate"><div style="width:${wide.width}px">${svg(wide.drawing)}</div></div>`;
    return `<h2>${escapeXml(label)}</h2><div class="row">${large}<div class="phone">${phoneView(compact, svg)}</div></div>`;
  });
  return `<!doctype html><html data-theme="${theme}"><style>${styles}${layout}</style><body>${blocks.join("")}</body></html>`;
}

function phoneView(compact: readonly Drawing[], svg: (drawing: Drawing) => string): string {
  const [first, cells, key] = compact;
  if (first === undefined) return "";
  if (cells === undefined || key === undefined) return svg(first);
  const width = (drawing: Drawing) => (drawing.viewBox[2] * cell) / 56;
  const at = (drawing: Drawing) => `<div style="flex:none;width:${width(drawing)}px">${svg(drawing)}</div>`;
  return `<div class="scroll">${at(first)}${at(cells)}</div>${svg(key)}`;
}

/** As printed: wide forms 166 mm wide on the tinted page, and on the navy of a cover. */
export function printSheet({ drawings }: Sheet, styles: string): string {
  const wide = drawings.map(({ wide }) => wide.drawing);
  const page = (palette: "light" | "night", ground: string) =>
    `<div style="background:${ground};padding:12mm;width:166mm">${wide.map((one) => sized(drawingSvg(one, palette))).join("")}</div>`;
  return `<!doctype html><style>${styles}body{margin:0;display:flex}</style>${page("light", "#FBF8EF")}${page("night", "#0B1226")}`;
}

function sized(svg: ReturnType<typeof svgText>): string {
  return `<div style="margin-bottom:10mm">${svg.replace("<svg", '<svg style="width:100%;height:auto;display:block"')}</div>`;
}
