/** A page's address as the site spells it. */
export interface PageAddress {
  /** Of the page's route, without a locale's prefix, such as `r/:secret`. */
  readonly pattern: string;
  /** Segments that stand for themselves in lower case, no slash at the end, no needless escapes. Of a page's data, with its
   * ending. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly segments: readonly string[];
  readonly withoutLocale: string;
}

/** What the router strips from the address of a page's data: `/faq.data`, and `/_.data` for one that ends in a slash. */
const dataEnding = /(_?\.data)$/;
/** Characters that no address needs to escape, RFC 3986, section 2.3. */
const unreserved = /^[\w.~-]+$/;

/** Reads addresses by the site's routes, as leniently as the router does: it takes any case, slashes at the end or doubled,
 * and escapes. `routes` are full patterns, such as `es-es/zodiac/:sign`. */
export function pageTable(routes: readonly string[], locales: readonly string[]) {
  const patterns = routes.map((route): Pattern => {
    const segments = route.split("/").filter(Boolean);
    const rest = locales.includes(segments[0] ?? "") ? segments.slice(1) : segments;
    return { segments, withoutLocale: rest.join("/") };
  });
  // What stands for itself is more exact than a parameter.
  patterns.sort((one, other) => parametersOf(one) - parametersOf(other));
  /** Null: no page of the site. `path` holds no query and no broken escapes. */
  return (path: string): PageAddress | null => {
    // As the router reads it: without `.` and `..`, whatever they are written like.
    const { pathname } = new URL(`http://site${path}`);
    const [ending = ""] = dataEnding.exec(pathname) ?? [];
    const page = ending === "" ? pathname : pathname.slice(0, -ending.length);
    const segments = page.split("/").filter(Boolean);
    const found = patterns.find((pattern) => fits(pattern, segments));
    if (!found) return null;
    const spelled = found.segments.map((literal, index) =>
      literal.startsWith(":") ? plainSpelling(segments[index] ?? "") : literal,
    );
    const spelledPath = `/${spelled.join("/")}`;
    return {
      pattern: found.withoutLocale,
      path: ending === "" ? spelledPath : `${spelledPath}${spelledPath === "/" ? "_.data" : ".data"}`,
      params: Object.fromEntries(
        found.segments.flatMap((literal, index) =>
          literal.startsWith(":") ? [[literal.slice(1), decodeURIComponent(segments[index] ?? "")]] : [],
        ),
      ),
    };
  };
}

const parametersOf = ({ segments }: Pattern): number => segments.filter((segment) => segment.startsWith(":")).length;

const fits = ({ segments }: Pattern, asked: readonly string[]): boolean =>
  segments.length === asked.length &&
  segments.every(
    (segment, index) => segment.startsWith(":") || decodeURIComponent(asked[index] ?? "").toLowerCase() === segment,
  );

/** A parameter without needless escapes; one that holds anything else is left as it was typed. */
function plainSpelling(segment: string): string {
  const decoded = decodeURIComponent(segment);
  return unreserved.test(decoded) ? decoded : segment;
}

/** The spelling of an address that is no page's: without escapes of characters that need none, and without dot segments. */
export function plainPath(path: string): string {
  return new URL(`http://site${path}`).pathname.replace(/%[0-7][0-9a-f]/gi, (written) => {
    const decoded = decodeURIComponent(written);
    return unreserved.test(decoded) ? decoded : written;
  });
}
