import { createContext } from "react";

/** The nonce of this response's Content-Security-Policy, for the rendered tree. */
export const NonceContext = createContext<string | undefined>(undefined);
