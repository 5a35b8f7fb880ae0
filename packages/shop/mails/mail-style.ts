import type { CSSProperties } from "react";

/** The design tokens' light theme; mail clients support neither variables nor style sheets. */
const paper = "#F2EADA";
const raised = "#FAF5E9";
const ink = "#161C36";
const ink2 = "#434860";
const line = "#D2C5A8";
const copper = "#8A4B1C";
const fill = "#1B2346";
const onFill = "#F7F0E1";
const textFace = '"Baskervville", "Baskerville", "Libre Baskerville", Georgia, serif';
const uiFace = '"Jost", "Futura", "Century Gothic", Helvetica, Arial, sans-serif';

/** Inline styles of the mails. */
export const mailStyle = {
  body: { backgroundColor: paper, color: ink, fontFamily: textFace, margin: 0, padding: "32px 12px" },
  sheet: { backgroundColor: raised, border: `1px solid ${line}`, maxWidth: "560px", padding: "40px 36px 32px" },
  site: { color: copper, fontFamily: uiFace, fontSize: "13px", letterSpacing: ".09em", margin: 0 },
  heading: { color: ink, fontSize: "30px", fontWeight: 400, lineHeight: "1.14", margin: "20px 0 20px" },
  text: { color: ink, fontSize: "18px", lineHeight: "1.6", margin: "0 0 18px" },
  button: {
    backgroundColor: fill,
    borderRadius: "6px",
    color: onFill,
    display: "inline-block",
    fontFamily: uiFace,
    fontSize: "17px",
    padding: "16px 28px",
    textDecoration: "none",
  },
  buttonRow: { margin: "10px 0 28px" },
  rule: { border: "none", borderTop: `1px solid ${line}`, margin: "8px 0 20px" },
  small: { color: ink2, fontFamily: uiFace, fontSize: "15px", lineHeight: "1.5", margin: "0 0 8px" },
  seller: { color: ink2, fontFamily: uiFace, fontSize: "14px", lineHeight: "1.5", margin: "20px 0 0" },
  contract: { border: `1px solid ${line}`, margin: "28px 0 24px", padding: "20px 22px 6px" },
  contractHeading: { color: ink, fontSize: "21px", fontWeight: 400, lineHeight: "1.2", margin: "0 0 14px" },
  contractRow: {
    color: ink2,
    fontFamily: uiFace,
    fontSize: "15px",
    lineHeight: "1.5",
    margin: "0 0 10px",
    overflowWrap: "anywhere",
  },
  link: { color: copper, textDecoration: "underline", wordBreak: "break-all" },
} as const satisfies Record<string, CSSProperties>;
