import type { ReviewField } from "@cosmic/shop/reviews/review-rules";
import type { OwnReview } from "@cosmic/shop/reviews/write-review";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../components/fields/button.tsx";
import { Field } from "../../../components/fields/field.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { numberText } from "../../../locale/format/format.ts";
import { baseLocale } from "../../../locale/locale.ts";
import { StarChoice } from "./star-choice.tsx";
import type { TypedReview } from "./typed-review.ts";

interface ReviewFormProps {
  readonly typed: TypedReview;
  /** Fields that need another look. */
  readonly fields: readonly ReviewField[];
  /** There is a review, which the form changes. */
  readonly isWritten: boolean;
  readonly lengths: OwnReview["lengths"];
}

/** Stars, words and a name to show: a plain form without a script. */
export function ReviewForm({ typed, fields, isWritten, lengths }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const locale = useVisitor()?.locale ?? baseLocale;
  const sending = useNavigation().state !== "idle";
  useEffect(() => {
    const [first] = fields;
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [fields]);
  const faultOf = (field: ReviewField, words: () => string) => (fields.includes(field) ? words() : undefined);
  const count = numberText(Array.from(typed.text.trim()).length, locale);
  return (
    <Form method="post" replace noValidate ref={form} preventScrollReset>
      <StarChoice chosen={typed.stars} error={faultOf("stars", m.review_stars_problem)} />
      <Field
        label={m.review_text()}
        hint={m.review_text_hint()}
        error={faultOf("text", () => m.review_text_problem({ count }))}
        announced
      >
        {(control) => (
          <textarea
            className="control"
            name="text"
            rows={8}
            required
            minLength={lengths.shortestText}
            maxLength={lengths.longestText}
            defaultValue={typed.text}
            {...control}
          />
        )}
      </Field>
      <TextField
        label={m.review_name()}
        hint={m.review_name_hint()}
        name="name"
        autoComplete="off"
        maxLength={lengths.longestName}
        defaultValue={typed.name}
        error={faultOf("name", m.review_name_problem)}
        announced
      />
      <div className="order-acts">
        <Button type="submit" name="act" value="write" loading={sending} loadingLabel={m.review_sending()}>
          {isWritten ? m.review_change() : m.review_send()}
        </Button>
      </div>
    </Form>
  );
}
