import { writtenLanguages } from "@cosmic/report/written-languages";
import { portugueseContract } from "./contract/portuguese.ts";
import { longDay } from "./long-day.ts";
import type { MarketTexts } from "./market-texts.ts";
import { portugueseConfirmations, portugueseNotices } from "./notices/portuguese.ts";
import { portugueseRedrawn } from "./redrawn/portuguese.ts";

const language = "pt-BR";
const day = longDay(language);
/** Said until reports are written in the language. */
const foreign = !writtenLanguages.includes("pt");
const inEnglish = foreign ? " (em inglês)" : "";

/** The words of Brazilian Portuguese. */
export const ptBrTexts: MarketTexts = {
  productNames: {
    basic: `Cosmic Blueprint: seu relatório de mapa astral${inEnglish}`,
    premium: `Cosmic Blueprint Premium: seu relatório de mapa astral${inEnglish}`,
  },
  beginAtOnce:
    "Ao pagar, você pede que façamos e entreguemos o seu relatório na hora. O direito de arrependimento de 7 dias continua seu, e a nossa garantia de devolução de 30 dias vai além dele, por qualquer motivo.",
  consents: null,
  consentLead: "Antes de pagar, você concordou:",
  terms: "Termos de venda",
  pdfLead: "O PDF:",
  formLeads: {
    epub: "O livro para celular e leitores (EPUB):",
    interior: "A edição impressa, páginas (PDF):",
    cover: "A edição impressa, capa (PDF):",
    text: "O mapa em palavras (Markdown):",
    data: "O mapa como dados (JSON):",
    wheel: "A roda como imagem (SVG):",
    signs: "Seus três signos, para compartilhar (SVG):",
  },
  contract: portugueseContract(language),
  notice: portugueseNotices(language),
  confirm: portugueseConfirmations(language),
  reportReady: ({ firstName, number, siteName, supportEmail, attached }) => ({
    language,
    subject: "Seu relatório de mapa astral está pronto",
    preview: attached ? "Leia online ou abra o PDF anexado a este e-mail." : "Leia online ou baixe o PDF.",
    heading: "Seu relatório está pronto",
    greeting: firstName ? `Olá, ${firstName}!` : "Olá!",
    opening: [
      "Seu mapa astral foi calculado e seu relatório está escrito. O botão abaixo o abre no navegador.",
      attached
        ? "O mesmo relatório vai anexado em PDF, para guardar ou imprimir."
        : "O mesmo relatório está pronto em PDF, para guardar ou imprimir. O endereço está abaixo.",
      ...(foreign ? ["O relatório é escrito em inglês; ainda não existe em português."] : []),
    ],
    button: "Abrir seu relatório",
    addressLead: "Se o botão não funcionar, copie este endereço:",
    footer: [
      `Pedido ${number}. Guarde este e-mail: o link é privado e funciona enquanto o serviço existir.`,
      `Algo não está certo? Escreva para ${supportEmail} e informe o número do pedido. Você tem 30 dias para pedir o reembolso.`,
      `Você recebe este e-mail porque um relatório foi comprado em ${siteName} com este endereço.`,
    ],
  }),
  reportRedrawn: portugueseRedrawn(language),
  reportLinks: ({ siteName, supportEmail }) => ({
    language,
    subject: "Os links dos seus relatórios",
    preview: "Todos os relatórios comprados com este endereço.",
    heading: "Seus relatórios",
    opening: ["Você pediu os links dos seus relatórios. Aqui estão, do mais recente ao mais antigo."],
    footer: [
      "Os links são privados: quem tiver um deles pode ler o relatório.",
      `Não foi você quem pediu? Não é preciso fazer nada. Dúvidas: ${supportEmail}.`,
      `Você recebe este e-mail porque um relatório foi comprado em ${siteName} com este endereço.`,
    ],
  }),
  reportLabel: (number, boughtAt) => `Pedido ${number}, ${day(boughtAt)}`,
};
