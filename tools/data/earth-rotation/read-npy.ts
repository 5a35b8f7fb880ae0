/** The rows of a two-dimensional NumPy array of little-endian doubles, format version 1. */
export function readNpy(file: Buffer): readonly (readonly number[])[] {
  const headerLength = file.readUInt16LE(8);
  const header = file.toString("latin1", 10, 10 + headerLength);
  const shape = /'shape': \((\d+), (\d+)\)/.exec(header);
  if (!header.includes("'descr': '<f8'") || !header.includes("'fortran_order': False") || shape === null) {
    throw new Error(`an array of another kind: ${header}`);
  }
  const [rows, columns] = [Number(shape[1]), Number(shape[2])];
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => file.readDoubleLE(10 + headerLength + 8 * (row * columns + column))),
  );
}
