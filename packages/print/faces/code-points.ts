/** Code points of a list such as `5d0-5ea fb1d`, hexadecimal, inclusive. */
export function codePointsIn(ranges: string): ReadonlySet<number> {
  return new Set(
    ranges.split(" ").flatMap((range) => {
      const [first = "", last = first] = range.split("-");
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, step) => start + step);
    }),
  );
}
