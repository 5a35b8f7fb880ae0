/** The first word of a name that contains a letter, as typed; empty if none does. */
export function firstNameOf(name: string): string {
  return name.split(/\s+/u).find((word) => /\p{Letter}/u.test(word)) ?? "";
}
