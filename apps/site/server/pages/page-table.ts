import { required } from "@cosmic/chart/required";

/** A page's canonical address. */
export interface PageAddress {
  /** The page's route pattern without locale prefix, e.g. `r/:secret`. */
  readonly pattern: string;
  /** Canonical path: literal segments in lower case, no trailing slash, no needless escapes; keeps a data suffix. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly segments: readonly string[];
  readonly withoutLocale: string;
}

/** The suffix of data requests: `/faq.data`, or `/_.data` after a trailing slash. The router strips it. */
const dataEnding = /(_?\.data)$/;
/** Unreserved characters, which never need escaping (RFC 3986, section 2.3). */
const unreserved = /^[\w.~-]+$/;

/** Matches addresses to the site's routes as leniently as the router: any case, trailing or double slashes, escapes.
 * `routes` are full patterns, such as `es-es/zodiac/:sign`. */
export function pageTable(routes: readonly string[], locales: readonly string[]) {
  const patterns = routes.map((route): Pattern => {
    const segments = route.split("/").filter(Boolean);
    const rest = locales.includes(segments[0] ?? "") ? segments.slice(1) : segments;
    return { segments, withoutLocale: rest.join("/") };
  });
  // Literal segments are more specific than parameters, so try them first.
  patterns.sort((one, other) => parametersOf(one) - parametersOf(other));
  /** Returns null if no page matches. `path` must have no query and no broken escapes. */
  return (path: string): PageAddress | null => {
    // Resolve `.` and `..`, however they are escaped, as the router does.
    const { pathname } = new URL(`http://site${path}`);
    const [ending = ""] = dataEnding.exec(pathname) ?? [];
    const page = ending === "" ? pathname : pathname.slice(0, -ending.length);
    const segments = page.split("/").filter(Boolean);
    const found = patterns.find((pattern) => fits(pattern, segments));
    if (!found) return null;
    const spelled = found.segments.map((literal, index) =>
      literal.startsWith(":") ? plainSpelling(required(segments[index], "a segment")) : literal,
    );
    const spelledPath = `/${spelled.join("/")}`;
    return {
      pattern: found.withoutLocale,
      path: ending === "" ? spelledPath : `${spelledPath}${spelledPath === "/" ? "_.data" : ".data"}`,
      params: Object.fromEntries(
        found.segments.flatMap((literal, index) =>
          literal.startsWith(":")
            ? [[literal.slice(1), decodeURIComponent(required(segments[index], "a segment"))]]
            : [],
        ),
      ),
    };
  };
}

const parametersOf = ({ segments }: Pattern): number => segments.filter((segment) => segment.startsWith(":")).length;

const fits = ({ segments }: Pattern, asked: readonly string[]): boolean =>
  segments.length === asked.length &&
  segments.every(
    (segment, index) =>
      segment.startsWith(":") || decodeURIComponent(required(asked[index], "a segment")).toLowerCase() === segment,
  );

/** Unescapes a parameter if it has only unreserved characters; otherwise leaves it as typed. */
function plainSpelling(segment: string): string {
  const decoded = decodeURIComponent(segment);
  return unreserved.test(decoded) ? decoded : segment;
}

/** Normalizes a path that isn't a page: removes needless escapes and dot segments. */
export function plainPath(path: string): string {
  return new URL(`http://site${path}`).pathname.replace(/%[0-7][0-9a-f]/gi, (written) => {
    const decoded = decodeURIComponent(written);
    return unreserved.test(decoded) ? decoded : written;
  });
}
