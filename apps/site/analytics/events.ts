/** Steps of a journey: birth data, contact, payment, thanks. */
export type CountedStep = 1 | 2 | 3 | 4;

/** What may be counted, by the names and fields of the specification's §7. Nothing in it is about a person: see
 * `docs/decisions/0016-what-is-counted.md`. */
export type CountedEvent =
  | {
      readonly event: "step_view";
      readonly step: CountedStep;
      /** On the contact step alone. */
      readonly device?: "mobile" | "desktop";
    }
  | {
      readonly event: "preview_shown";
      /** Lines of text the preview shows. */
      readonly preview_length: number;
    }
  | {
      readonly event: "checkout_clicked";
      readonly payment_method: "stripe";
      /** Whether the payment page opens with the email filled in. */
      readonly has_prefill: boolean;
      /** The price shown, in whole units of the currency. */
      readonly value: number;
      /** ISO 4217. */
      readonly currency: string;
    }
  | { readonly event: "thankyou_view"; readonly session_id: Withheld; readonly user_name: Guest }
  | {
      readonly event: "payment_succeeded";
      readonly value: number;
      readonly currency: string;
      readonly session_id: Withheld;
    };

/** Stands in place of the payment session, whose number opens a report. */
type Withheld = "withheld";
/** Every visitor's name here. */
type Guest = "Guest";

/** What stands where the specification names something of a person. */
export const sessionWithheld: Withheld = "withheld";
export const everyName: Guest = "Guest";

/** A price in the smallest unit of a currency with two decimals, as events carry it. */
export const eventValue = (priceMinor: number): number => priceMinor / 100;
