/** Printable characters that need no escaping in a string: 91 of them, `#` to `~` without the backslash. */
const base = 91;
const first = 35;
const backslash = 92;
/** Two characters hold 0 … 8280. */
const steps = base * base;

/** Right ascension and declination (degrees) in four characters: steps of 0.043° and 0.022°. */
export function encodePlace(raDeg: number, decDeg: number): string {
  const turn = ((raDeg % 360) + 360) % 360;
  return (
    pair(Math.round((turn / 360) * steps) % steps) +
    pair(Math.min(steps - 1, Math.round(((decDeg + 90) / 180) * steps)))
  );
}

function pair(step: number): string {
  return sign(Math.floor(step / base)) + sign(step % base);
}

function sign(digit: number): string {
  const code = first + digit;
  return String.fromCharCode(code >= backslash ? code + 1 : code);
}
