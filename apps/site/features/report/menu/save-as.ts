/** Saves a file under a name, as if it were downloaded. */
export function saveAs(file: Blob, fileName: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
