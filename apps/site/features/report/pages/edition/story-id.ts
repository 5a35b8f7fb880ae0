/** The two ends of a crossing and the angle between them. */
export interface Story {
  readonly body: string;
  readonly aspect: string;
  readonly point: string;
}

/** What a section of the chapter on the present is about, by its id `now-saturn-square-sun-270`; null for a section
 * that is about no crossing. */
export function storyOf(sectionId: string): Story | null {
  const [, body, aspect, point] = /^now-(\w+)-(conjunction|square|opposition)-(\w+)-\d+$/.exec(sectionId) ?? [];
  return body && aspect && point ? { body, aspect, point } : null;
}
