import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

interface PartProps {
  readonly children?: ReactNode;
  readonly rel?: string;
  readonly href?: string;
  readonly type?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** React Router's scripts, asked for once the page has been painted: on a slow line its words and letters come first, on a
 * slow phone nothing is worked out before they stand. A page nobody looks at yet is woken at once. */
export function QuietScripts({ nonce }: { readonly nonce: string | undefined }) {
  // Called and not placed, because the parts are to be changed that it returns.
  const parts = partsOf(Scripts({ nonce }));
  const preloads = parts.flatMap(({ props }) => (props.rel === "modulepreload" && props.href ? [props.href] : []));
  return parts.map(({ props, key, type }, index) => {
    if (props.rel === "modulepreload") return null;
    const own = props.type === "module" ? wakeLater(preloads, props.dangerouslySetInnerHTML?.__html ?? "") : null;
    const Part = type;
    // The parts are always the same ones in the same order.
    return own === null ? (
      <Part key={key ?? index} {...props} />
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React Router's own script, as a text of the one below.
      <script key="wake" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: own }} />
    );
  });
}

/** The elements of a tree of fragments, lists and nothings. */
function partsOf(node: ReactNode): readonly ReactElement<PartProps, "link" | "script">[] {
  return Children.toArray(node).flatMap((part) => {
    if (!isValidElement<PartProps>(part)) return [];
    return isTag(part) ? [part] : partsOf(part.props.children);
  });
}

function isTag(part: ReactElement<PartProps>): part is ReactElement<PartProps, "link" | "script"> {
  return part.type === "link" || part.type === "script";
}

/** Asks for every file at once and runs the module that puts them together; meanwhile a part below the first screen is laid
 * out in every frame. */
function wakeLater(preloads: readonly string[], module: string): string {
  return `{
  const { nonce } = document.currentScript;
  const add = (name, its) => document.head.append(Object.assign(document.createElement(name), its));
  const wake = () => {
    for (const href of ${inScript(preloads)}) add("link", { rel: "modulepreload", href });
    add("script", { type: "module", nonce, textContent: ${inScript(module)} });
  };
  const below = [...document.querySelectorAll(".below")];
  const layOut = () => {
    const part = below.shift();
    if (part) part.style.contentVisibility = "visible";
    if (part) requestAnimationFrame(layOut);
  };
  if (document.hidden) wake();
  else requestAnimationFrame(() => setTimeout(() => [wake(), layOut()]));
}`;
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
