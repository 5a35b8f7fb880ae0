import { expect, test } from "vitest";
import { attachment } from "./attachment.ts";

test.each([
  ["plain.pdf", `attachment; filename="plain.pdf"; filename*=UTF-8''plain.pdf`],
  ["Zoë Zimmer.pdf", `attachment; filename="Zoe Zimmer.pdf"; filename*=UTF-8''Zo%C3%AB%20Zimmer.pdf`],
  ["O'Neil (Jr)*.pdf", `attachment; filename="O'Neil (Jr)*.pdf"; filename*=UTF-8''O%27Neil%20%28Jr%29%2A.pdf`],
  ['a"b\\c.pdf', `attachment; filename="abc.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
  ["李.pdf", `attachment; filename="report.pdf"; filename*=UTF-8''%E6%9D%8E.pdf`],
])("%s is announced as %s", (fileName, header) => {
  expect(attachment(fileName)).toBe(header);
});
