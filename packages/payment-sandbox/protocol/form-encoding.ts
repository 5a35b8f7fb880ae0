/** A decoded form: strings, lists and records, as the SDK encodes them (`a[b][0][c]=d`). */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

const forbidden = new Set(["__proto__", "constructor", "prototype"]);
/** Deeper than any parameter of the payment service. */
const deepest = 8;

/** Decodes a form body. Keys that could reach an object's prototype are dropped. */
export function decodeForm(body: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [key, value] of new URLSearchParams(body)) {
    const path = key.replaceAll("]", "").split("[");
    if (path.length > deepest || path.some((step) => forbidden.has(step))) continue;
    place(root, path, value);
  }
  return root;
}

function place(root: Record<string, FormValue>, path: readonly string[], value: string): void {
  let here: FormValue = root;
  for (const [depth, step] of path.entries()) {
    const next = path[depth + 1];
    if (typeof here === "string") return;
    const key: string = Array.isArray(here) && step === "" ? String(here.length) : step;
    if (next === undefined) {
      Object.assign(here, { [key]: value });
      return;
    }
    const existing: FormValue | undefined = Object.entries(here).find(([name]) => name === key)?.[1];
    const child: FormValue = existing ?? (/^\d*$/.test(next) ? [] : {});
    if (existing === undefined) Object.assign(here, { [key]: child });
    here = child;
  }
}
