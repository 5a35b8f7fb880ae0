import { paths } from "@cosmic/addresses/paths";
import type { OwnReview, ReviewPageView } from "@cosmic/shop/reviews/write-review";
import { Form } from "react-router";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { Button } from "../../../components/fields/button.tsx";
import { PageLink } from "../../../components/layout/page-link.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { OrderSheet } from "../../../features/after-payment/order-sheet/order-sheet.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { ReviewForm } from "./review-form.tsx";
import type { ReviewOutcome } from "./typed-review.ts";
import "./review.css";

interface ReviewPageProps {
  readonly own: ReviewPageView;
  readonly secret: string;
  /** What became of the form that was just posted. */
  readonly answer: ReviewOutcome | undefined;
}

/** The page behind the mailed link, where a buyer writes a review, changes it or takes it back. */
export function ReviewPage({ own, secret, answer }: ReviewPageProps) {
  const { review, held, mayEnd } = own;
  const refused = answer?.outcome === "refused" ? answer : null;
  const stands = { stars: String(review?.stars ?? ""), text: review?.text ?? "", name: review?.name ?? "" };
  return (
    <OrderSheet title={m.review_title()}>
      <p className="lead">{m.review_lead()}</p>
      {answer && !refused ? <Done answer={answer} isHeld={held !== null} /> : null}
      {held ? <Held held={held} /> : null}
      <ReviewForm
        key={answer?.outcome === "taken-back" ? "anew" : "form"}
        typed={refused?.typed ?? stands}
        fields={refused?.fields ?? []}
        isWritten={review !== null}
        lengths={own.lengths}
      />
      {review ? <TakeBack /> : null}
      <p className="review-links small">
        <PageLink to={paths.reviews()}>{m.review_policy()}</PageLink>
        {review || !mayEnd ? null : <PageLink to={paths.reviewLeave(secret)}>{m.review_leave()}</PageLink>}
      </p>
    </OrderSheet>
  );
}

function Done({ answer, isHeld }: { readonly answer: ReviewOutcome; readonly isHeld: boolean }) {
  const saved = isHeld ? m.review_saved_held() : m.review_saved();
  return (
    <p className="note" role="status">
      <Glyph name="check" size={20} />
      <span>{answer.outcome === "taken-back" ? m.review_back_done() : saved}</span>
    </p>
  );
}

function Held({ held: { reason, note } }: { readonly held: NonNullable<OwnReview["held"]> }) {
  const email = useVisitor()?.supportEmail ?? "";
  return (
    <div className="review-held">
      <p>{reason === "law" ? m.review_held_law() : m.review_held_privacy()}</p>
      <blockquote>{note}</blockquote>
      <p>{m.review_held_help({ email })}</p>
    </div>
  );
}

function TakeBack() {
  return (
    <section className="review-back" aria-labelledby="take-back">
      <h2 id="take-back">{m.review_back()}</h2>
      <p className="small">{m.review_back_text()}</p>
      <Form method="post" replace>
        <div>
          <Button type="submit" name="act" value="take-back" variant="mystical">
            {m.review_back_do()}
          </Button>
        </div>
      </Form>
    </section>
  );
}
