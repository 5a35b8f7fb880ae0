import { writtenLanguages } from "@cosmic/report/written-languages";
import { spanishContract } from "./contract/spanish.ts";
import { longDay } from "./long-day.ts";
import type { MarketTexts } from "./market-texts.ts";
import { spanishConfirmations, spanishNotices } from "./notices/spanish.ts";
import { spanishRedrawn } from "./redrawn/spanish.ts";

const language = "es-ES";
const day = longDay(language);
/** Said until reports are written in the language. */
const foreign = !writtenLanguages.includes("es");
const inEnglish = foreign ? " (en inglés)" : "";

/** The words of Spanish, Spain. */
export const esEsTexts: MarketTexts = {
  productNames: {
    basic: `Cosmic Blueprint: tu informe de carta natal${inEnglish}`,
    premium: `Cosmic Blueprint Premium: tu informe de carta natal${inEnglish}`,
  },
  beginAtOnce:
    "Tu informe se hace y se entrega en cuanto pagas. Nuestra garantía de devolución de 30 días se mantiene, por cualquier motivo.",
  consents: {
    beginNow: "Quiero que hagáis y entreguéis mi informe ahora, antes de que acaben los 14 días en que puedo desistir.",
    endsWithdrawal: "Sé que pierdo mi derecho legal de desistimiento en cuanto se entregue el informe.",
  },
  consentLead: "Antes de pagar aceptaste:",
  terms: "Condiciones de venta",
  pdfLead: "El PDF:",
  formLeads: {
    epub: "El libro para móviles y lectores (EPUB):",
    interior: "La edición impresa, páginas (PDF):",
    cover: "La edición impresa, cubierta (PDF):",
    text: "La carta en palabras (Markdown):",
    data: "La carta como datos (JSON):",
    wheel: "La rueda como imagen (SVG):",
    signs: "Tus tres signos, para compartir (SVG):",
  },
  contract: spanishContract(language),
  notice: spanishNotices(language),
  confirm: spanishConfirmations(language),
  reportReady: ({ firstName, number, siteName, supportEmail, attached }) => ({
    language,
    subject: "Tu informe de carta natal está listo",
    preview: attached ? "Léelo en línea o abre el PDF adjunto a este correo." : "Léelo en línea o descarga el PDF.",
    heading: "Tu informe está listo",
    greeting: firstName ? `Hola, ${firstName}:` : "Hola:",
    opening: [
      "Hemos calculado tu carta natal y tu informe ya está escrito. El botón de abajo lo abre en tu navegador.",
      attached
        ? "El mismo informe va adjunto en PDF, para guardarlo o imprimirlo."
        : "El mismo informe está listo en PDF, para guardarlo o imprimirlo. Su dirección está abajo.",
      ...(foreign ? ["El informe está escrito en inglés; todavía no existe en español."] : []),
    ],
    button: "Abrir tu informe",
    addressLead: "Si el botón no funciona, copia esta dirección:",
    footer: [
      `Pedido ${number}. Guarda este correo: el enlace es privado y funciona mientras exista el servicio.`,
      `¿Algo no está bien? Escribe a ${supportEmail} e indica el número de pedido. Tienes 30 días para pedir la devolución.`,
      `Recibes este correo porque se compró un informe en ${siteName} con esta dirección.`,
    ],
  }),
  reportRedrawn: spanishRedrawn(language),
  reportLinks: ({ siteName, supportEmail }) => ({
    language,
    subject: "Los enlaces a tus informes",
    preview: "Todos los informes comprados con esta dirección.",
    heading: "Tus informes",
    opening: ["Has pedido los enlaces a tus informes. Aquí están, del más reciente al más antiguo."],
    footer: [
      "Los enlaces son privados: quien tenga uno puede leer el informe.",
      `¿No lo has pedido tú? No hace falta que hagas nada. Para cualquier pregunta: ${supportEmail}.`,
      `Recibes este correo porque se compró un informe en ${siteName} con esta dirección.`,
    ],
  }),
  reportLabel: (number, boughtAt) => `Pedido ${number}, ${day(boughtAt)}`,
};
