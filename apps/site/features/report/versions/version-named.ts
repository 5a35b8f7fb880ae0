/** The number in the address of a version; null where it is none. */
export function versionNamed(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
