import type { Drawing } from "@cosmic/drawings/drawing";
import { createContext } from "react";

/** The compact wheel of the report that is open, on the tabs that draw parts of it. */
export const WheelContext = createContext<Drawing | null>(null);
