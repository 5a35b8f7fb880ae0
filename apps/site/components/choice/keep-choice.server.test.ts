import { required } from "@cosmic/chart/required";
import { expect, test } from "vitest";
import { keepChoice } from "./keep-choice.server.ts";

const post = (fields: Record<string, string>) =>
  keepChoice(new Request("https://example.com/?index", { method: "POST", body: new URLSearchParams(fields) }));

test("a chosen theme is kept for a year and the visitor comes back to the same page", async () => {
  const answer = await post({ theme: "dark", from: "/?step=birth" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/?step=birth");
  expect(answer.headers.get("set-cookie")).toBe("theme=dark; Path=/; Max-Age=31536000; SameSite=Lax");
});

test("a chosen language wins over the language in the path it was chosen on", async () => {
  const answer = await post({ locale: "es-es", from: "/pt-br/" });
  expect(answer.headers.get("location")).toBe("/es-es");
  expect(answer.headers.get("set-cookie")).toContain("preferred-locale=es-es;");
});

test("step and query are kept when the language of a path changes; en-us has no prefix", async () => {
  const toFrom = async (locale: string, from: string) => (await post({ locale, from })).headers.get("location");
  expect(await toFrom("es-es", "/en-gb?step=birth")).toBe("/es-es?step=birth");
  expect(await toFrom("pt-br", "/es-es/preview")).toBe("/pt-br/preview");
  expect(await toFrom("en-us", "/es-es/preview")).toBe("/preview");
  expect(await toFrom("es-es", "/preview")).toBe("/preview");
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example",
  "",
  "/\t/evil.example",
  "/en-gb//evil.example",
  "/x/..//evil.example",
])("never leads to another site: %j", async (from) => {
  const answer = await post({ theme: "light", locale: "en-us", from });
  const location = required(answer.headers.get("location"), "the address a redirect leads to");
  expect(new URL(location, "https://example.com").host).toBe("example.com");
});

test("an unknown theme or language sets no cookie", async () => {
  const answer = await post({ theme: "sepia", locale: "fr-fr", from: "/" });
  expect(answer.headers.get("set-cookie")).toBeNull();
});
