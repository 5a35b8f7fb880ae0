import { z } from "zod";

/** Who works out the tax in a price. */
export interface TaxSettings {
  /** Stripe Tax does; rates set here are not used. */
  readonly stripe: boolean;
  /** Rates by country (ISO 3166, two letters), in hundredths of a percent; a country that is not named has none. */
  readonly ratesBp: Readonly<Record<string, number>>;
}

const hundredths = 100;
/** `ES=21,GB=20`, with up to two decimals. */
const rateList = /^[A-Z]{2}=\d{1,2}(\.\d{1,2})?(,[A-Z]{2}=\d{1,2}(\.\d{1,2})?)*$/;

/** The tax variables, as part of the environment schema. */
export const taxShapes = {
  STRIPE_TAX: z.enum(["on", "off"]).default("off"),
  TAX_RATES: z.string().regex(rateList).optional(),
};
type TaxVariable = keyof typeof taxShapes;

/** What each variable must be, to complete the sentence "Set NAME to …". */
export const taxExpectations: Readonly<Record<TaxVariable, string>> = {
  STRIPE_TAX: "on to have Stripe Tax work out the tax in each price, which stays what the buyer pays, or off",
  TAX_RATES:
    "the rates of the tax in your prices by the buyer's country, in percent with commas between, such as ES=21,GB=20",
};

/** What happens when a variable is not set. */
export const taxOtherwise: Readonly<Record<TaxVariable, string>> = {
  STRIPE_TAX: "off: TAX_RATES alone says what tax is in a price",
  TAX_RATES: "receipts say that no tax is shown separately",
};

/** Reads the tax settings from their variables. */
export function taxSettings(values: {
  readonly STRIPE_TAX: "on" | "off";
  readonly TAX_RATES?: string | undefined;
}): TaxSettings {
  const pairs = (values.TAX_RATES ?? "").split(",").filter((pair) => pair !== "");
  const rates = pairs.map((pair) => {
    const [country = "", percent] = pair.split("=");
    return [country, Math.round(Number(percent) * hundredths)] as const;
  });
  return { stripe: values.STRIPE_TAX === "on", ratesBp: Object.fromEntries(rates) };
}
