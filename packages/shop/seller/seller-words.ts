import type { Locale } from "@cosmic/addresses/locales";
import type { TaxNumberKind } from "./tax-number.ts";

/** The words of one language. */
export interface SellerWords {
  readonly lead: string;
  readonly labels: Readonly<Record<"address" | "register" | "companyNumber" | "email" | "phone", string>>;
  readonly taxLabels: Readonly<Record<TaxNumberKind, string>>;
  readonly demonstration: string;
}

const english = (companyNumber: string): SellerWords => ({
  lead: "Sold by",
  labels: { address: "Address", register: "Registered", companyNumber, email: "Email", phone: "Phone" },
  taxLabels: {
    ...{ nif: "NIF (Spanish tax number)", cnpj: "CNPJ", cpf: "CPF" },
    ...{ vat: "VAT number", ein: "EIN", other: "Tax number" },
  },
  demonstration: "Demonstration: this seller is invented, and nothing is really sold here.",
});

/** The words about the seller in every market. */
export const sellerWords: Readonly<Record<Locale, SellerWords>> = {
  "en-us": english("UK company number"),
  "en-gb": english("Company number"),
  "es-es": {
    lead: "Vende",
    labels: {
      ...{ address: "Domicilio", register: "Inscripción", companyNumber: "N.º de sociedad (Reino Unido)" },
      ...{ email: "Correo", phone: "Teléfono" },
    },
    taxLabels: {
      ...{ nif: "NIF", cnpj: "CNPJ", cpf: "CPF" },
      ...{ vat: "NIF-IVA", ein: "EIN", other: "Número fiscal" },
    },
    demonstration: "Demostración: este vendedor es inventado y aquí no se vende nada de verdad.",
  },
  "pt-br": {
    lead: "Vendido por",
    labels: {
      ...{ address: "Endereço", register: "Inscrição", companyNumber: "N.º da empresa (Reino Unido)" },
      ...{ email: "E-mail", phone: "Telefone" },
    },
    taxLabels: {
      ...{ nif: "NIF (Espanha)", cnpj: "CNPJ", cpf: "CPF" },
      ...{ vat: "Número de IVA", ein: "EIN", other: "Número fiscal" },
    },
    demonstration: "Demonstração: este vendedor é inventado e nada é vendido de verdade aqui.",
  },
};
