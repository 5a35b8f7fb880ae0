/** Steps of a journey: birth data, contact, payment, thanks. */
export type CountedStep = 1 | 2 | 3 | 4;

/** The analytics events; names and fields are fixed by the product. None of them identifies a person: see
 * `docs/decisions/0016-what-is-counted.md`. */
export type CountedEvent =
  | {
      readonly event: "step_view";
      readonly step: CountedStep;
      /** Contact step only. */
      readonly device?: "mobile" | "desktop";
    }
  | {
      readonly event: "preview_shown";
      /** Lines of text in the preview. */
      readonly preview_length: number;
    }
  | {
      readonly event: "checkout_clicked";
      readonly payment_method: "stripe";
      /** Whether the payment page opens with the email prefilled. */
      readonly has_prefill: boolean;
      /** The price shown, in major units of the currency. */
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

/** Sent instead of the payment session id, because the id opens a report. */
type Withheld = "withheld";
/** Sent as every visitor's name. */
type Guest = "Guest";

/** Placeholders for fields that would identify a person. */
export const sessionWithheld: Withheld = "withheld";
export const everyName: Guest = "Guest";

/** Converts minor units of a two-decimal currency to the major units events carry. */
export const eventValue = (priceMinor: number): number => priceMinor / 100;
