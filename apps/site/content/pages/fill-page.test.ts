import { expect, test } from "vitest";
import { fillPage } from "./fill-page.ts";

const pageOf = (html: string) => ({ fields: {}, sections: [{ id: "a", heading: "A", html }], words: 1 });
const values = {
  text: { name: "A & B <script>" },
  blocks: { card: "<dl></dl>" },
  conditions: { yes: true, no: false },
};
const filled = (html: string) => fillPage(pageOf(html), values).sections[0]?.html;

test("text is escaped, a block stands for its paragraph, and a condition keeps or drops its own paragraph alone", () => {
  expect(filled("<p>By {{name}}.</p>")).toBe("<p>By A &amp; B &lt;script&gt;.</p>");
  expect(filled("<p>{{card}}</p>")).toBe("<dl></dl>");
  expect(filled("<p>{?no} One.</p>\n<p>{?yes} Two {{name}}.</p>\n<p>Three.</p>")).toBe(
    "<p>Two A &amp; B &lt;script&gt;.</p>\n<p>Three.</p>",
  );
  expect(filled("<ul>\n<li>{?no} One</li>\n<li>Two</li>\n</ul>")).toBe("<ul>\n<li>Two</li>\n</ul>");
});

test.each(["<p>{{nobody}} and so on</p>", "<p>{?maybe} One.</p>", "<p>{{constructor}} x</p>"])(
  "%s, which nobody fills, is a fault",
  (html) => {
    expect(() => filled(html)).toThrow(/has no value/);
  },
);
