import { useVisitor } from "../../../components/visitor.ts";
import { baseLocale, languageTag } from "../../../locale/locale.ts";

/** When a mail came. In universal time, and said so: the server does not know its reader's zone. */
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
