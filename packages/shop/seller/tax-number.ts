/** What kind of tax number it is, judged by its form alone. */
export type TaxNumberKind = "nif" | "cnpj" | "cpf" | "vat" | "ein" | "other";

const forms: readonly (readonly [TaxNumberKind, RegExp])[] = [
  // Letters are allowed in the first twelve places since July 2026 (Instrução Normativa RFB 2.229/2024).
  ["cnpj", /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/],
  ["cnpj", /^\d{14}$/],
  ["cpf", /^\d{3}\.\d{3}\.\d{3}-\d{2}$/],
  ["ein", /^\d{2}-\d{7}$/],
  // Real Decreto 1065/2007, articles 18 to 24: persons, foreigners, companies.
  ["nif", /^(?:\d{8}[A-Z]|[XYZKLM]\d{7}[A-Z]|[A-HJNP-SUVW]\d{7}[0-9A-J])$/],
  [
    "vat",
    /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[ ]?[0-9A-Z ]{8,14}$/,
  ],
];

/** Recognizes a tax number by its form; digits are not checked, and an unknown form is `other`. */
export function taxNumberKind(taxId: string): TaxNumberKind {
  const text = taxId.trim().toUpperCase();
  return forms.find(([, form]) => form.test(text))?.[0] ?? "other";
}

/** Whether a register entry is a company number of the United Kingdom alone (Companies House), without a register's
 * name. */
export const isCompanyNumber = (register: string): boolean =>
  /^(?:\d{8}|(?:SC|NI|OC|SO|NC|R0)\d{6})$/i.test(register.trim());
