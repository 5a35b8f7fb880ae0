import puppeteer, { type Browser } from "puppeteer-core";
import { programFromDebian } from "./program-from-debian.ts";

/** Opens Debian's Firefox without windows, by WebDriver BiDi. */
export function openFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: programFromDebian(["firefox-esr", "firefox"], ["firefox-esr"]),
    headless: true,
  });
}
