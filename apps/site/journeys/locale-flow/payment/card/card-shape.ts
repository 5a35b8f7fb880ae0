/** Maximum card number length of this form, in digits. */
const numberDigits = 16;
const groupDigits = 4;
/** Two digits of month, two of year. */
const expiryDigits = 4;
const cvcDigits = 3;

const digitsOf = (text: string, most: number): string => text.replace(/\D/g, "").slice(0, most);

/** Formats a card number: digits only, in groups of four, sixteen at most. */
export const cardNumberShape = (typed: string): string =>
  digitsOf(typed, numberDigits).replace(new RegExp(`\\d{${groupDigits}}(?=\\d)`, "g"), "$& ");

/** Formats month and year as `MM/YY`. A separator after one digit ends the month; a pasted four-digit year loses its
 * century. */
export function expiryShape(typed: string): string {
  const parted = /^\D*(\d{1,2})\s*[/.\s-]\s*(\d*)/.exec(typed);
  if (parted) {
    const [, month = "", year = ""] = parted;
    return `${month.padStart(2, "0")}/${year.length === 4 ? year.slice(2) : year.slice(0, 2)}`;
  }
  const digits = digitsOf(typed, expiryDigits);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Formats the security code: three digits at most. */
export const cvcShape = (typed: string): string => digitsOf(typed, cvcDigits);

/** The caret position in formatted text: after as many digits as before. */
export function caretAfter(shaped: string, digitsBefore: number): number {
  let seen = 0;
  for (let at = 0; at < shaped.length; at += 1) {
    if (seen === digitsBefore) return at;
    if (/\d/.test(shaped[at] ?? "")) seen += 1;
  }
  return shaped.length;
}

/** Formats a field's value and keeps the caret where the visitor is typing. */
export function keepShape(field: HTMLInputElement, shapeOf: (typed: string) => string): void {
  const typed = field.value;
  const shaped = shapeOf(typed);
  if (shaped === typed) return;
  const caret = field.selectionStart ?? typed.length;
  const atEnd = caret === typed.length;
  const digitsBefore = typed.slice(0, caret).replace(/\D/g, "").length;
  field.value = shaped;
  const at = atEnd ? shaped.length : caretAfter(shaped, digitsBefore);
  field.setSelectionRange(at, at);
}
