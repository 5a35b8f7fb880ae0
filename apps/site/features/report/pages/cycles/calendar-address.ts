import { createContext } from "react";

/** Address of the calendar file of the open report; null where the report is not the reader's own. */
export const CalendarAddressContext = createContext<string | null>(null);
