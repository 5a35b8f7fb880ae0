import { expect, test } from "vitest";
import { detectLocale } from "./detect-locale.ts";

const visitor = { path: "/", stored: undefined, acceptLanguage: "" };

test("the path prefix comes first, then the stored choice, then the browser, then en-us", () => {
  const all = { path: "/pt-br/preview", stored: "es-es", acceptLanguage: "en-GB" };
  expect(detectLocale(all)).toBe("pt-br");
  for (const path of ["/pt-br", "/pt-br?step=birth", "/PT-BR/?utm_source=letter", "/pt-br.data"])
    expect(detectLocale({ ...all, path }), path).toBe("pt-br");
  expect(detectLocale({ ...all, path: "/faq" })).toBe("es-es");
  expect(detectLocale({ ...all, path: "/faq", stored: undefined })).toBe("en-gb");
  expect(detectLocale(visitor)).toBe("en-us");
});

test("an exact language wins over an earlier prefix, and quality orders both", () => {
  expect(detectLocale({ ...visitor, acceptLanguage: "es-MX,pt-BR;q=0.8" })).toBe("pt-br");
  expect(detectLocale({ ...visitor, acceptLanguage: "fr,es-AR;q=0.3,pt;q=0.9" })).toBe("pt-br");
  expect(detectLocale({ ...visitor, acceptLanguage: "pt;q=0,es-AR" })).toBe("es-es");
});

test("nonsense falls back to en-us", () => {
  const inputs = ["*", ";;;", "q=1", "x".repeat(5000), "de-DE,fr"];
  for (const acceptLanguage of inputs) expect(detectLocale({ ...visitor, acceptLanguage })).toBe("en-us");
  expect(detectLocale({ ...visitor, stored: "xx-xx" })).toBe("en-us");
});
