/** Silent reading of unknown prose, words a minute (Brysbaert 2019 finds 238 for non-fiction; figures slow it down). */
const wordsPerMinute = 200;

/** How long a text takes to read, whole minutes, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));
