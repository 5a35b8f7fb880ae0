import type { Facts } from "@cosmic/chart/facts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Rarity } from "./rarity.tsx";

const show = (oneIn: number) =>
  renderToStaticMarkup(<Rarity facts={{ rarity: { share: 1 / oneIn, oneIn } } as Facts} locale="en-us" />); // reads nothing else

test("a combination of three signs is called rare from the mean of all on, one in 1,728", () => {
  expect(show(1800)).toContain("<p>Only <b>1 in 1,800</b> people share your Big Three combination.</p>");
  expect(show(1700)).toContain("<p><b>1 in 1,700</b> people share your Big Three combination.</p>");
});
