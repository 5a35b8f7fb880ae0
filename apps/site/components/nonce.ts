import { createContext } from "react";

/** The nonce of this answer's Content-Security-Policy, inside the rendered tree. */
export const NonceContext = createContext<string | undefined>(undefined);
