import { randomInt } from "node:crypto";

/** Crockford's alphabet: no letters that are confused when spoken or written by hand (I, L, O, U are missing). */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groups = 2;
const groupLength = 4;

/** Makes an order number such as `CB-7K3M-9QXD`: random, so that it does not reveal how many orders there are. */
export function makeOrderNumber(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");
  return ["CB", ...Array.from({ length: groups }, group)].join("-");
}
