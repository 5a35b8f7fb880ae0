import { join } from "node:path";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import type { MailMessage } from "@cosmic/platform/mail/mail-message";
import { openMail } from "@cosmic/platform/mail/open-mail";
import { systemClock } from "@cosmic/platform/system-clock";
import { copyPreparedDatabase } from "@cosmic/platform/testing/prepared-database";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { startTestMailServer } from "@cosmic/platform/testing/test-mail-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateShop } from "../database/migrate-shop.ts";
import { renderReportReady } from "./report-ready-mail.tsx";

const folder = makeTestFolder();
const log = openLog({ level: "silent" });
let database: Database;
const open = (mail: Parameters<typeof openMail>[0]["environment"]["mail"]) =>
  openMail({ environment: { mail, mailFrom: "Cosmic <reports@example.org>" }, database, clock: systemClock, log });

beforeAll(async () => {
  const dataDir = join(folder.path, "data");
  copyPreparedDatabase(dataDir);
  database = await openDatabase({ databaseUrl: null, dataDir }, log);
  await migrateShop(database);
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

const message: MailMessage = {
  to: "zoe@example.org",
  subject: "Está listo – ✓",
  html: "<p>Olá</p>",
  text: "Olá",
  messageId: "report-1@example.org",
  replyTo: "help@example.org",
  attachment: {
    fileName: "cosmic-blueprint-zoë.pdf",
    contentType: "application/pdf",
    bytes: Buffer.from("%PDF-1.7 x"),
  },
};

test("a trial's mail lies in the mailbox, subject, parts, message id and attachment intact", async () => {
  const mail = await open({ kind: "mailbox" });
  expect(await mail.send(message)).toEqual({ ok: true });
  const [line] = (await mail.mailbox?.listMailbox()) ?? [];
  expect(line).toMatchObject({ to: "zoe@example.org", from: "reports@example.org", subject: "Está listo – ✓" });
  const id = line?.id ?? 0;
  const read = await mail.mailbox?.readMailboxMessage(id);
  expect(read).toMatchObject({ messageId: "report-1@example.org", attachments: [{ n: 0, bytes: 10 }] });
  expect(read?.text).toContain("Olá");
  const file = await mail.mailbox?.readMailboxAttachment(id, 0);
  expect(file).toMatchObject({ fileName: "cosmic-blueprint-zoë.pdf", contentType: "application/pdf" });
  expect(Buffer.from(file?.content ?? []).toString()).toBe("%PDF-1.7 x");
  expect(await mail.mailbox?.readMailboxMessage(999)).toBeNull();
  expect(await mail.mailbox?.readMailboxAttachment(id, 7)).toBeNull();
  expect(await mail.reachable()).toBe(true);
  await mail.close();
});

test("a 5xx answer is final, a 4xx answer and an absent server are not", async () => {
  const codes: Record<string, number> = { "gone@example.org": 550, "busy@example.org": 451 };
  const server = await startTestMailServer((address) => codes[address] ?? null);
  const mail = await open({ kind: "smtp", url: server.url, requireTls: false });
  expect(mail.mailbox).toBeNull();
  expect(await mail.send({ ...message, to: "gone@example.org" })).toEqual({
    ok: false,
    reason: "refused",
    code: "550",
  });
  expect(await mail.send({ ...message, to: "busy@example.org" })).toEqual({
    ok: false,
    reason: "unreachable",
    code: "451",
  });
  await server.close();
  expect(await mail.send(message)).toMatchObject({ ok: false, reason: "unreachable" });
  await mail.close();
});

test("the report mail says the same in both parts and escapes a hostile name", async () => {
  const link = "https://example.org/r/abc";
  const parts = await renderReportReady({
    siteName: "Cosmic Blueprint",
    link,
    seller: {
      lead: "Vendido por",
      name: "Exemplo Ltda.",
      lines: [{ kind: "tax", label: "CNPJ", value: "12.345.678/0001-95" }],
      demonstration: null,
    },
    contract: {
      heading: "O que você comprou",
      rows: [{ label: "Termos", value: "Versão 2026-11", link: "https://example.org/pt-br/terms" }],
      paragraphs: ["Seu dinheiro de volta."],
    },
    consent: ["Você pediu para começar na hora."],
    texts: {
      language: "pt-BR",
      subject: "s",
      preview: "p",
      heading: "Pronto",
      greeting: "Olá, <script>alert(1)</script>!",
      opening: ["Um."],
      button: "Abrir",
      addressLead: "Endereço:",
      footer: ["Pedido CB-1."],
    },
  });
  expect(parts.html).toContain('lang="pt-BR"');
  expect(parts.html).not.toContain("<script>");
  for (const part of [parts.html, parts.text]) {
    expect(part).toContain(link);
    expect(part).toContain("Pedido CB-1.");
    expect(part).toContain("Exemplo Ltda.");
    expect(part.replaceAll("<!-- -->", "")).toContain("CNPJ: 12.345.678/0001-95");
    expect(part).toContain("https://example.org/pt-br/terms");
    expect(part).toContain("Você pediu para começar na hora.");
  }
});

test("where encryption is demanded, a server that offers none gets no mail, and the mail waits", async () => {
  const server = await startTestMailServer(() => null);
  const mail = await open({ kind: "smtp", url: server.url, requireTls: true });
  expect(await mail.send(message)).toMatchObject({ ok: false, reason: "unreachable" });
  expect(await mail.reachable()).toBe(false);
  expect(server.accepted).toEqual([]);
  await mail.close();
  await server.close();
});
