/** Whether the text could be an email address: enough to tell one from a mistyped order number. */
export const isAddress = (text: string): boolean => /^\S+@\S+$/.test(text);

/** The error message for text that could not be. */
export const notAnAddress = (text: string): string => `"${text}" is no mail address.`;
