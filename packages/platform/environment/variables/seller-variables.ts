import { z } from "zod";

/** Who sells, as every page and mail says it. */
export interface Seller {
  /** Legal name. */
  readonly name: string;
  /** Postal address, a line each. */
  readonly address: readonly string[];
  /** Tax number; null if the seller has none that may be published. */
  readonly taxId: string | null;
  /** Entry in a public register; null if there is none. */
  readonly register: string | null;
  /** Null: `SUPPORT_EMAIL` is the only email address. */
  readonly email: string | null;
  readonly phone: string | null;
  /** An invented seller, outside production: to be marked as such wherever it is shown. */
  readonly demonstration: boolean;
}

/** What an operator writes where there is nothing to name. */
const none = /^none$/i;

/** A US Social Security number must not be published; a sole trader gives an EIN or "none". */
const isSocialSecurity = (text: string): boolean => /^\d{3}-\d{2}-\d{4}$/.test(text);

const phone = /^\+?\d[\d ().-]{5,}$/;
const isEmail = (text: string): boolean => z.email().safeParse(text).success;

/** The parts of a text with separators between, without the empty ones. */
const partsOf = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Lines of an address, separated by `|` or a line break, because many env files allow no line breaks. */
export const addressLines = (text: string): readonly string[] => partsOf(text, /\||\r?\n/);

const line = z
  .string()
  .regex(/^[^\r\n]+$/)
  .refine((text) => text.trim() !== "");

/** The seller's variables, as part of the environment schema. */
export const sellerShapes = {
  SELLER_NAME: line.optional(),
  SELLER_ADDRESS: z
    .string()
    .refine((text) => addressLines(text).length >= 2)
    .optional(),
  SELLER_TAX_ID: line.refine((text) => !isSocialSecurity(text)).optional(),
  SELLER_REGISTER: line.optional(),
  SELLER_CONTACT: z
    .string()
    .refine((text) => {
      const parts = partsOf(text, /,/);
      return parts.length > 0 && parts.every((part) => isEmail(part) || phone.test(part));
    })
    .optional(),
};
export type SellerVariable = keyof typeof sellerShapes;

/** The five variables: all of them are set, or none. */
export const sellerVariables = [
  "SELLER_NAME",
  "SELLER_ADDRESS",
  "SELLER_TAX_ID",
  "SELLER_REGISTER",
  "SELLER_CONTACT",
] as const satisfies readonly SellerVariable[];

/** What each variable must be, to complete the sentence "Set NAME to …". */
export const sellerExpectations: Readonly<Record<SellerVariable, string>> = {
  SELLER_NAME: "the legal name of the person or company that sells, such as Ejemplo Editorial, S.L.",
  SELLER_ADDRESS:
    "the seller's postal address, two lines or more with | between them, such as Calle Mayor 1 | 28013 Madrid | España",
  SELLER_TAX_ID:
    "the seller's public tax number (NIF, CNPJ, CPF, VAT number or EIN, never a Social Security number), or none where there is none",
  SELLER_REGISTER:
    "the seller's entry in a public register, such as Registro Mercantil de Madrid, hoja M-123456, or none where there is none",
  SELLER_CONTACT: "the seller's phone number or email address, or both with a comma between",
};

const otherwise = "an invented seller, marked as a demonstration; production does not start";

/** What happens when a variable is not set. */
export const sellerOtherwise: Readonly<Record<SellerVariable, string>> = {
  SELLER_NAME: otherwise,
  SELLER_ADDRESS: otherwise,
  SELLER_TAX_ID: otherwise,
  SELLER_REGISTER: otherwise,
  SELLER_CONTACT: otherwise,
};

/** Half a seller would be shown as a whole one, so in a trial the variables are set all together or not at all;
 * production asks for each of them anyway. */
export function sellerFaults(given: Readonly<Record<string, string | undefined>>): readonly string[] {
  const missing = sellerVariables.filter((name) => given[name] === undefined);
  if (missing.length === sellerVariables.length) return [];
  return missing.map(
    (name) => `${name} is missing beside the other SELLER_ settings: set it to ${sellerExpectations[name]}.`,
  );
}

/** Nobody: `.example` is reserved (RFC 2606), and so is the 555-01 range of telephone numbers. */
const demonstrationSeller: Seller = {
  name: "Demonstration Seller",
  address: ["1 Example Street", "00000 Exampletown"],
  taxId: "DEMO-0000",
  register: "Example Register, DEMO-0000",
  email: null,
  phone: "+1 202 555 0100",
  demonstration: true,
};

/** The seller that is set, or the invented one. */
export function sellerSettings(values: Readonly<Partial<Record<SellerVariable, string | undefined>>>): Seller {
  const { SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_ID, SELLER_REGISTER, SELLER_CONTACT } = values;
  if (!SELLER_NAME || !SELLER_ADDRESS || !SELLER_TAX_ID || !SELLER_REGISTER || !SELLER_CONTACT)
    return demonstrationSeller;
  const contacts = partsOf(SELLER_CONTACT, /,/);
  const stated = (text: string) => (none.test(text.trim()) ? null : text.trim());
  return {
    name: SELLER_NAME.trim(),
    address: addressLines(SELLER_ADDRESS),
    taxId: stated(SELLER_TAX_ID),
    register: stated(SELLER_REGISTER),
    email: contacts.find(isEmail) ?? null,
    phone: contacts.find((part) => !isEmail(part)) ?? null,
    demonstration: false,
  };
}
