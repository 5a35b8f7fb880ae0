import { expect, test } from "vitest";
import { readTheme, themeCookieText } from "./theme.ts";

test("the cookie that is written is the cookie that is read", () => {
  const [pair = ""] = themeCookieText("dark").split(";");
  expect(readTheme(`a=b; ${pair}; c=d`)).toBe("dark");
});

test.each(["", "theme=sepia", "mytheme=dark", "theme=darker"])(
  "%j is no choice: the page follows the system",
  (cookies) => {
    expect(readTheme(cookies)).toBeUndefined();
  },
);
