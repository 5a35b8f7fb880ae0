import { paths } from "@cosmic/addresses/paths";
import { PageLink } from "../../components/layout/page-link.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { type Category, categories, categoryName } from "./categories.ts";

/** The categories as links: they work without a script, and with one the list updates in place. */
export function CategoryChips({ shown }: { readonly shown: Category | null }) {
  return (
    <nav aria-label={m.blog_categories()}>
      <ul className="chip-links">
        {[null, ...categories].map((category) => (
          <li key={category}>
            <PageLink
              to={category === null ? paths.blog() : paths.blogCategory(category)}
              aria-current={category === shown ? "true" : undefined}
              preventScrollReset
            >
              {category === null ? m.blog_all() : categoryName(category)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
