import { useVisitor } from "../../components/visitor.ts";
import { baseLocale, languageTag } from "../../locale/locale.ts";

/** When an email was sent, in UTC and labeled so: the server does not know the reader's time zone. */
export function MailTime({ at }: { readonly at: string }) {
  const tag = languageTag(useVisitor()?.locale ?? baseLocale);
  const words = new Intl.DateTimeFormat(tag, {
    dateStyle: "medium",
    timeStyle: "medium",
    hourCycle: "h23",
    timeZone: "UTC",
  });
  return (
    <time className="num" dateTime={at}>
      {words.format(new Date(at))} UTC
    </time>
  );
}
