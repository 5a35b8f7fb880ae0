import { Link } from "react-router";
import type { DatedLines } from "../document-parts.ts";
import { useSectionAddress } from "../tabs/section-address.ts";

/** The next crossings with their days; each leads to its place in the chapter. */
export function DatedLinesView({ dated }: { readonly dated: DatedLines }) {
  const address = useSectionAddress();
  return (
    <section className="dated-lines" aria-labelledby="dated-lines">
      <header>
        <h2 id="dated-lines">
          <Link to={address(dated.id)}>{dated.title}</Link>
        </h2>
        <p>{dated.subtitle}</p>
      </header>
      <ul>
        {dated.lines.map((line) => (
          <li key={line.id}>
            <Link to={address(line.id)}>{line.title}</Link>
            <ul className="num">
              {line.dates.map((date) => (
                <li key={date}>{date}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
