import { randomInt } from "node:crypto";

/** Crockford's letters: none that a voice or a hand confuses (I, L, O, U are missing). */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groups = 2;
const groupLength = 4;

/** Makes an order number such as `CB-7K3M-9QXD`: random, so that it tells nothing of how many orders there are. */
export function makeOrderNumber(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");
  return ["CB", ...Array.from({ length: groups }, group)].join("-");
}
