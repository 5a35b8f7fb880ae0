import type { NewsletterConfirmationTexts } from "@cosmic/platform/mail/newsletter-confirmation-mail";

/** Writes the mail for a site of that name. */
export type ConfirmationTexts = (of: { readonly siteName: string }) => NewsletterConfirmationTexts;
