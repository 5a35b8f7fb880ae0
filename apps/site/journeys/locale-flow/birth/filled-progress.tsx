import { m } from "../../../generated/paraglide/messages.js";
import { itemCount } from "./filled-items.ts";

const items = Array.from({ length: itemCount }, (_, item) => item + 1);

/** How much of the form is filled in: a six-segment bar with its count, announced politely on change. */
export function FilledProgress({ filled }: { readonly filled: number }) {
  return (
    <div className="filled" role="status">
      <span className="filled-parts" aria-hidden="true">
        {items.map((item) => (
          <i key={item} className={item <= filled ? "on" : undefined} />
        ))}
      </span>
      <p>
        <b className="num">
          {filled}/{itemCount}
        </b>{" "}
        {m.flow_filled()}
      </p>
    </div>
  );
}
