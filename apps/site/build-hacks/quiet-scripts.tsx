import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

interface PartProps {
  readonly children?: ReactNode;
  readonly rel?: string;
  readonly href?: string;
  readonly type?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/**
 * React Router's scripts, loaded after first paint: on a slow connection text and fonts load first, and on a slow
 * phone no script runs before the page is visible. A page in a background tab loads them at once. Gain: no bytes, but
 * a first paint 156 ms earlier on a slow phone (README.md). Delete it when `<Scripts>` can be told to wait, or when
 * React Router loads its entry module with a low fetch priority.
 */
export function QuietScripts({ nonce }: { readonly nonce: string | undefined }) {
  // Called as a function, not rendered, because we modify the elements it returns.
  const parts = partsOf(Scripts({ nonce }));
  const preloads = parts.flatMap(({ props }) => (props.rel === "modulepreload" && props.href ? [props.href] : []));
  return parts.map(({ props, key, type }, index) => {
    if (props.rel === "modulepreload") return null;
    const own = props.type === "module" ? wakeLater(preloads, props.dangerouslySetInnerHTML?.__html ?? "") : null;
    const Part = type;
    // Index keys are safe: the elements and their order never change.
    return own === null ? (
      <Part key={key ?? index} {...props} />
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React Router's own script, as a text of the one below.
      <script key="wake" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: own }} />
    );
  });
}

/** Flattens a tree of fragments, arrays and empty nodes to its link and script elements. */
function partsOf(node: ReactNode): readonly ReactElement<PartProps, "link" | "script">[] {
  return Children.toArray(node).flatMap((part) => {
    if (!isValidElement<PartProps>(part)) return [];
    return isTag(part) ? [part] : partsOf(part.props.children);
  });
}

function isTag(part: ReactElement<PartProps>): part is ReactElement<PartProps, "link" | "script"> {
  return part.type === "link" || part.type === "script";
}

/** Inline script that preloads every file at once and runs React Router's entry module; meanwhile it lays out the parts
 * below the first screen, one per frame. */
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
