import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "../environment.ts";
import { sellerVariables } from "./seller-variables.ts";

const whole = {
  SELLER_NAME: "Ejemplo Editorial, S.L.",
  SELLER_ADDRESS: "Calle Mayor 1 | 28013 Madrid|España",
  SELLER_TAX_ID: "B12345674",
  SELLER_REGISTER: "Registro Mercantil de Madrid, hoja M-123456",
  SELLER_CONTACT: "+34 910 000 000, hola@example.org",
};
const read = (settings: Readonly<Record<string, string>>) => {
  const reading = readEnvironment({ DATA_DIR: mkdtempSync(join(tmpdir(), "seller-")), ...settings });
  return reading.ok ? reading.environment : reading.sentences;
};

test("a trial without settings has an invented seller that is marked as one", () => {
  expect(read({})).toMatchObject({ seller: { name: "Demonstration Seller", demonstration: true } });
});

test("a seller is read whole: address lines, phone and email apart", () => {
  const seller = {
    name: "Ejemplo Editorial, S.L.",
    address: ["Calle Mayor 1", "28013 Madrid", "España"],
    taxId: "B12345674",
    register: "Registro Mercantil de Madrid, hoja M-123456",
    email: "hola@example.org",
    phone: "+34 910 000 000",
    demonstration: false,
  };
  expect(read(whole)).toMatchObject({ seller });
  expect(read({ ...whole, SELLER_ADDRESS: "Calle Mayor 1\n28013 Madrid\r\nEspaña" })).toMatchObject({ seller });
});

test("where there is no register and no tax number, none says so", () => {
  expect(read({ ...whole, SELLER_REGISTER: "none", SELLER_TAX_ID: "None" })).toMatchObject({
    seller: { register: null, taxId: null, demonstration: false },
  });
});

test.each(sellerVariables)("half a seller, without %s, starts nothing", (name) => {
  expect(read({ ...whole, [name]: "" })).toEqual([
    expect.stringMatching(`^${name} is missing beside the other SELLER_ settings: set it to .+\\.$`),
  ]);
});

test.each([
  ["SELLER_ADDRESS", "Leeds"],
  ["SELLER_CONTACT", "by pigeon"],
  ["SELLER_CONTACT", "hola@example.org, by pigeon"],
  ["SELLER_TAX_ID", "078-05-1120"],
] as const)("%s refuses %s, in a sentence that quotes no value", (name, value) => {
  expect(read({ ...whole, [name]: value })).toEqual([expect.stringMatching(`^${name} is not usable: set it to `)]);
  expect(String(read({ ...whole, [name]: value }))).not.toContain(value);
});

test("production without a seller is refused, with a sentence for each of the five", () => {
  const reading = readEnvironment({ NODE_ENV: "production" });
  const sentences = reading.ok ? [] : reading.sentences.filter((sentence) => sentence.startsWith("SELLER_"));
  expect(sentences).toEqual(sellerVariables.map((name) => expect.stringMatching(`^${name} is missing in production`)));
});

test("the privacy notice names what is set and nothing else", () => {
  expect(read({})).toMatchObject({
    privacy: { officer: null, representative: null, host: null, mailService: null },
  });
  expect(
    read({ PRIVACY_REPRESENTATIVE: "Rep Ltd | 1 High Street | London", PRIVACY_HOST: "Host GmbH, Germany" }),
  ).toMatchObject({
    privacy: { representative: ["Rep Ltd", "1 High Street", "London"], host: "Host GmbH, Germany" },
  });
});
