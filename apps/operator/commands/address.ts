/** Whether this can be a mail address: enough to tell a mistyped order number from one. */
export const isAddress = (text: string): boolean => /^\S+@\S+$/.test(text);

/** What to say of one that cannot. */
export const notAnAddress = (text: string): string => `"${text}" is no mail address.`;
