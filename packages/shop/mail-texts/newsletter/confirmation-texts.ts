import type { NewsletterConfirmationTexts } from "../../mails/newsletter-confirmation-mail.tsx";

/** Writes the mail for a site of that name. */
export type ConfirmationTexts = (of: { readonly siteName: string }) => NewsletterConfirmationTexts;
