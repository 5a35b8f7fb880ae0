import qrcode from "qrcode-generator";

/** The quiet zone the QR standard requires, in modules. */
const quietModules = 4;

/** An address as a QR code, always dark on light so that cameras can read it in either color theme. */
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

/** The dark modules, each horizontal run as one stroke of the path. */
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
