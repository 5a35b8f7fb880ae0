import { afterAll, expect, test, vi } from "vitest";
import type { ReceiptSheet } from "../receipt.ts";
import { readPdf, squeezed } from "../testing/read-pdf.ts";
import { createPrinter } from "./printer.ts";

const printer = createPrinter({ workerUrl: new URL("./typst-worker.ts", import.meta.url) });
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => printer.close());

const receipt: ReceiptSheet = {
  language: "pt-BR",
  publisher: "Cosmic Blueprint",
  title: "Recibo",
  notice: "Demonstração: nada foi vendido de verdade.",
  facts: [
    { label: "Número do recibo", value: "2026-000001" },
    { label: "Pedido", value: "CB-7K3M-9QXD" },
    { label: "Data", value: "26 de novembro de 2026" },
  ],
  parties: [
    { label: "Vendedor", lines: ["Exemplo Editora Ltda.", "Rua das Flores 1", "CNPJ 12.345.678/0001-95"] },
    { label: "Comprador", lines: ["Зоя 李小龙 #evil $x$ *b*", "zoe@example.org", "Brasil"] },
  ],
  columns: ["Produto", "Líquido", "Imposto", "Total"],
  row: ["Cosmic Blueprint: relatório de mapa astral", "R$ 79,99", "–", "R$ 79,99"],
  totals: [
    { label: "Imposto", value: "–" },
    { label: "Total pago", value: "R$ 79,99" },
  ],
  notes: ["O preço inclui todos os impostos."],
};

test("a receipt is one tagged page in its language with every word on it, names in any script and markup as text", async () => {
  const printed = await printer.printReceipt(receipt);
  if (!printed.ok) throw new Error("a printer without a limit was busy");
  const read = await readPdf(printed.pdf);
  expect(printed).toMatchObject({ pages: 1, replacedCharacters: 0 });
  expect(read).toMatchObject({ title: "Recibo", tagged: true, pagesWithoutStructure: [] });
  expect(read.language).toMatch(/^pt/);
  const whole = squeezed(read.lines.map(({ text }) => text).join("") + read.folios.join(""));
  const texts = [
    ...receipt.facts.flatMap(({ label, value }) => [label, value]),
    ...receipt.parties.flatMap(({ label, lines }) => [label, ...lines]),
    ...[...receipt.columns, ...receipt.row, ...receipt.notes],
    ...receipt.totals.flatMap(({ label, value }) => [label, value]),
  ];
  for (const text of texts) expect(whole).toContain(squeezed(text));
});

test("the same receipt is the same bytes, before a book and after", async () => {
  const bytes = async () => {
    const printed = await printer.printReceipt(receipt);
    return printed.ok ? Buffer.from(printed.pdf).toString("base64") : "";
  };
  expect(await bytes()).toBe(await bytes());
});
