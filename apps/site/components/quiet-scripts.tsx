import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type Part = ReactElement<{ readonly children?: ReactNode; readonly rel?: string }>;

/** React Router's scripts, asked for after what is to be seen: letters and style sheets come first on a slow line. */
export function QuietScripts({ nonce }: { readonly nonce: string | undefined }) {
  // Called and not placed, because the links are to be changed that it returns.
  const scripts: ReactNode = Scripts({ nonce });
  if (!isValidElement(scripts)) return scripts;
  // Every child of the fragment is an element, a list of them or nothing.
  const { children } = (scripts as Part).props;
  return Children.map(children, (part) =>
    isValidElement(part) && (part as Part).props.rel === "modulepreload"
      ? cloneElement(part as ReactElement<{ fetchPriority: string }>, { fetchPriority: "low" })
      : part,
  );
}
