import { use } from "react";
import { Glyph } from "../../../../components/drawings/glyph.tsx";
import { m } from "../../../../generated/paraglide/messages.js";
import { CalendarAddressContext } from "./calendar-address.ts";

/** The link to the dates ahead as a calendar file. */
export function SaveDates() {
  const address = use(CalendarAddressContext);
  if (address === null) return null;
  return (
    <p className="save-dates">
      <a className="btn mystical" href={address} download>
        <Glyph name="download" size={20} />
        {m.report_save_dates()}
      </a>
      <span className="cap">{m.report_save_dates_note()}</span>
    </p>
  );
}
