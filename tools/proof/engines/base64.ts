const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of base64 without line breaks; shells of engines have no `atob`. */
export function bytesOfBase64(text: string): Uint8Array {
  const whole = text.replace(/=+$/, "");
  const bytes = new Uint8Array(Math.floor((whole.length * 6) / 8));
  let held = 0;
  let bits = 0;
  let next = 0;
  for (const digit of whole) {
    held = (held << 6) | digits.indexOf(digit);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[next++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return bytes;
}
