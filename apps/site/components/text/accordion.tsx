import type { ReactNode } from "react";
import { Glyph } from "../drawings/glyph.tsx";

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** Questions that open one at a time: native `details`, so it works without JavaScript. */
export function Accordion(props: {
  readonly name: string;
  readonly items: readonly AccordionItem[];
  readonly open?: string;
}) {
  return (
    <div className="acc">
      {props.items.map((item) => (
        <details key={item.id} name={props.name} open={item.id === props.open}>
          <summary>
            {item.title}
            <Glyph name="plus" size={24} />
          </summary>
          <div className="in">{item.body}</div>
        </details>
      ))}
    </div>
  );
}
