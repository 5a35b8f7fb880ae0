import type { Drawing } from "@cosmic/drawings/drawing";
import { createContext } from "react";

/** The open report's compact wheel, on tabs that draw parts of it. */
export const WheelContext = createContext<Drawing | null>(null);
