/** The result of the newsletter form: sign-up requested, or an invalid address, returned as typed. */
export type NewsletterAnswer = { readonly asked: true } | { readonly asked: false; readonly typed: string };
