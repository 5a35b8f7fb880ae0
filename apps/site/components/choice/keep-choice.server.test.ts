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
  expect(answer.headers.get("location")).toBe("/");
  expect(answer.headers.get("set-cookie")).toContain("preferred-locale=es-es;");
});

test("the query of a localised path is kept when its language goes", async () => {
  const answer = await post({ locale: "es-es", from: "/en-gb?step=birth" });
  expect(answer.headers.get("location")).toBe("/?step=birth");
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
  const location = (await post({ theme: "light", locale: "en-us", from })).headers.get("location") ?? "";
  expect(new URL(location, "https://example.com").host).toBe("example.com");
});

test("an unknown theme or language sets no cookie", async () => {
  const answer = await post({ theme: "sepia", locale: "fr-fr", from: "/" });
  expect(answer.headers.get("set-cookie")).toBeNull();
});
