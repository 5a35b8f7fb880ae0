import type { Locale } from "@cosmic/addresses/locales";

/** The words of receipts in one market. */
export interface ReceiptWords {
  readonly title: string;
  /** Once the money went back. */
  readonly refundTitle: string;
  readonly receiptNumber: string;
  readonly refundNumber: string;
  readonly order: string;
  readonly paidOn: string;
  readonly refundedOn: string;
  readonly paidBy: string;
  readonly methods: Readonly<Record<"card" | "pix" | "link", string>>;
  readonly seller: string;
  readonly buyer: string;
  readonly item: string;
  readonly net: string;
  readonly total: string;
  readonly totalPaid: string;
  readonly refunded: string;
  /** `rate` is null where more than one applies. */
  tax(value: boolean, rate: string | null): string;
  /** The price is whole, and how much of it is tax. */
  readonly included: string;
  /** The seller shows no tax. */
  readonly noTax: string;
}

const withRate = (name: string, rate: string | null) => (rate === null ? name : `${name} ${rate}`);

const english: ReceiptWords = {
  title: "Receipt",
  refundTitle: "Receipt and refund note",
  receiptNumber: "Receipt number",
  refundNumber: "Refund note number",
  order: "Order",
  paidOn: "Paid on",
  refundedOn: "Refunded on",
  paidBy: "Paid by",
  methods: { card: "Card", pix: "Pix", link: "Link" },
  seller: "Seller",
  buyer: "Buyer",
  item: "Item",
  net: "Net",
  total: "Total",
  totalPaid: "Total paid",
  refunded: "Refunded",
  tax: (value, rate) => withRate(value ? "VAT" : "Tax", rate),
  included: "The price shown in the shop is the total: tax is included in it.",
  noTax: "The price shown in the shop is the total. The seller shows no tax separately.",
};

/** The words of every market. */
export const receiptWords: Readonly<Record<Locale, ReceiptWords>> = {
  "en-us": english,
  "en-gb": english,
  "es-es": {
    title: "Recibo",
    refundTitle: "Recibo y nota de devolución",
    receiptNumber: "Número de recibo",
    refundNumber: "Número de nota de devolución",
    order: "Pedido",
    paidOn: "Pagado el",
    refundedOn: "Devuelto el",
    paidBy: "Forma de pago",
    methods: { card: "Tarjeta", pix: "Pix", link: "Link" },
    seller: "Vendedor",
    buyer: "Comprador",
    item: "Concepto",
    net: "Base",
    total: "Total",
    totalPaid: "Total pagado",
    refunded: "Devuelto",
    tax: (value, rate) => withRate(value ? "IVA" : "Impuesto", rate),
    included: "El precio que muestra la tienda es el total: el impuesto va incluido.",
    noTax: "El precio que muestra la tienda es el total. El vendedor no desglosa ningún impuesto.",
  },
  "pt-br": {
    title: "Recibo",
    refundTitle: "Recibo e nota de reembolso",
    receiptNumber: "Número do recibo",
    refundNumber: "Número da nota de reembolso",
    order: "Pedido",
    paidOn: "Pago em",
    refundedOn: "Reembolsado em",
    paidBy: "Forma de pagamento",
    methods: { card: "Cartão", pix: "Pix", link: "Link" },
    seller: "Vendedor",
    buyer: "Comprador",
    item: "Item",
    net: "Valor sem imposto",
    total: "Total",
    totalPaid: "Total pago",
    refunded: "Reembolsado",
    tax: (value, rate) => withRate(value ? "IVA" : "Imposto", rate),
    included: "O preço mostrado na loja é o total: o imposto já está incluído.",
    noTax: "O preço mostrado na loja é o total. O vendedor não mostra impostos em separado.",
  },
};

/** Countries whose sales tax is a value added tax under that name: the European Union and the United Kingdom. */
const valueAddedTax = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** Whether a country's tax is called value added tax. */
export const hasValueAddedTax = (country: string | null): boolean => country !== null && valueAddedTax.has(country);
