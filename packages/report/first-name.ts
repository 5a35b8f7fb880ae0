/** The first word of a name that holds a letter, as it was typed; empty where none does. */
export function firstNameOf(name: string): string {
  return name.split(/\s+/u).find((word) => /\p{Letter}/u.test(word)) ?? "";
}
