import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { Link } from "react-router";
import { useLoadsDocument } from "../layout/page-link.tsx";

/** cosmic: a view's one filled, primary action. mystical: outlined. starlight: a quiet action, glyph and underline. */
export type ButtonVariant = "cosmic" | "mystical" | "starlight";

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: "regular" | "small";
  readonly wide?: boolean;
  /** Shown before the label. */
  readonly glyph?: ReactNode;
  readonly children: ReactNode;
}

const lookClass = ({ variant = "cosmic", size = "regular", wide = false }: Look, more = "") =>
  ["btn", variant, size === "small" ? "s" : "", wide ? "wide" : "", more].filter(Boolean).join(" ");

/** starlight underlines only its label, so the label needs its own element. */
const label = (variant: ButtonVariant | undefined, children: ReactNode) =>
  variant === "starlight" ? <span>{children}</span> : children;

type LinkProps = Look & Omit<ComponentProps<typeof Link>, "children">;

/** A link styled as a button. */
export function ButtonLink({ variant, size, wide, glyph, children, className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      reloadDocument={useLoadsDocument()}
      className={lookClass({ variant, size, wide, children }, className)}
    >
      {glyph}
      {label(variant, children)}
    </Link>
  );
}

type ButtonProps = Look &
  Omit<ComponentProps<"button">, "children"> & {
    /** While loading, the button keeps its width, shows a spinner and ignores clicks. It stays focusable unless
     * `disabled` is set too, for a button that is about to go away with its page. */
    readonly loading?: boolean;
    /** Label while loading; defaults to the normal label. */
    readonly loadingLabel?: string;
    /** Why the button is unavailable. It stays focusable so that screen readers can read the reason. */
    readonly disabledReason?: string | undefined;
  };

export function Button(props: ButtonProps) {
  const { variant, size, wide, glyph, children, className, loading, loadingLabel, disabledReason, ...rest } = props;
  const reasonId = useId();
  const stopped = loading === true || disabledReason !== undefined;
  return (
    <>
      <button
        type="button"
        {...rest}
        className={lookClass({ variant, size, wide, children }, className)}
        aria-disabled={disabledReason === undefined ? undefined : true}
        aria-busy={loading || undefined}
        aria-describedby={disabledReason === undefined ? rest["aria-describedby"] : reasonId}
        onClick={(event: MouseEvent<HTMLButtonElement>) => (stopped ? event.preventDefault() : rest.onClick?.(event))}
      >
        {loading === undefined ? (
          <>
            {glyph}
            {label(variant, children)}
          </>
        ) : (
          <Faces
            loading={loading}
            rest={
              <>
                {glyph}
                {label(variant, children)}
              </>
            }
            work={loadingLabel ?? children}
          />
        )}
      </button>
      {disabledReason === undefined ? null : (
        <span className="btn-reason" id={reasonId}>
          {disabledReason}
        </span>
      )}
    </>
  );
}

/** Both labels share a grid cell and the wider one sets the width; only one is visible and read by screen readers. */
function Faces({
  loading,
  rest,
  work,
}: {
  readonly loading: boolean;
  readonly rest: ReactNode;
  readonly work: ReactNode;
}) {
  return (
    <span className="btn-faces">
      <span className="btn-face" aria-hidden={loading || undefined}>
        {rest}
      </span>
      <span className="btn-face" aria-hidden={!loading || undefined}>
        <span className="spin" aria-hidden="true" />
        <span>{work}</span>
      </span>
    </span>
  );
}
