import qrcode from "qrcode-generator";

/** White around the code, in modules, as its standard asks. */
const quietModules = 4;

/** An address as a QR code, always dark on light: a camera must read it on either paper. */
export function QrMark({ address, label }: { readonly address: string; readonly label: string }) {
  const code = qrcode(0, "M");
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  const side = size + 2 * quietModules;
  return (
    <svg className="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} className="qr-ground" />
      <path className="qr-dark" d={darkModules(code, size)} />
    </svg>
  );
}

/** The dark squares, each run of a row as one stroke of the path. */
function darkModules(code: { isDark(row: number, column: number): boolean }, size: number): string {
  let path = "";
  for (let row = 0; row < size; row += 1) {
    let from = -1;
    for (let column = 0; column <= size; column += 1) {
      const dark = column < size && code.isDark(row, column);
      if (dark && from < 0) from = column;
      if (dark || from < 0) continue;
      path += `M${from + quietModules} ${row + quietModules}h${column - from}v1h${from - column}z`;
      from = -1;
    }
  }
  return path;
}
