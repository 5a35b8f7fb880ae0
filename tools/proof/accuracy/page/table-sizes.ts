import { readdirSync, statSync } from "node:fs";

/** A decade file as the browser loads it. */
export interface TableSize {
  readonly decade: string;
  readonly bytes: number;
}

const folder = new URL("../../../../packages/sky/tables/", import.meta.url);

/** Bytes of each decade file, oldest first. */
export function tableSizes(): readonly TableSize[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}\.bin$/.test(name))
    .sort()
    .map((name) => ({ decade: name.slice(0, 4), bytes: statSync(new URL(name, folder)).size }));
}
