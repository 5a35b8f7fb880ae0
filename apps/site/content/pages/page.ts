import { required } from "@cosmic/chart/required";

/** A part of a page under one heading; what stands before the first heading has an empty id and heading. */
export interface PageSection {
  /** The anchor, the same in every language. */
  readonly id: string;
  readonly heading: string;
  /** From our own Markdown; nothing a visitor typed. */
  readonly html: string;
}

/** A page of text in one locale, compiled from Markdown by `tools/site/pages`. */
export interface Page {
  /** What stands at the head of its file, by the kind of the page (`tools/site/pages/page-kinds.ts`). */
  readonly fields: Readonly<Record<string, string>>;
  readonly sections: readonly PageSection[];
  readonly words: number;
}

/** A field that every page of its kind has; throws if `name` is none of them. */
export function fieldOf({ fields }: Pick<Page, "fields">, name: string): string {
  return required(fields[name], `the field ${name} of a page`);
}
