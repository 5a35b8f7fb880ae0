import type { ReportReadyTexts } from "../../mails/report-ready-mail.tsx";
import type { ReportReadyValues } from "../market-texts.ts";

/** The mail that brings a corrected report, in Spanish; `tag` is the market's, BCP 47. */
export const spanishRedrawn =
  (tag: string) =>
  ({ firstName, number, siteName, supportEmail, attached }: ReportReadyValues): ReportReadyTexts => ({
    language: tag,
    subject: "Hemos rehecho tu informe",
    preview: "Con los datos corregidos y en el mismo enlace.",
    heading: "Hemos rehecho tu informe",
    greeting: firstName ? `Hola, ${firstName}:` : "Hola:",
    opening: [
      "Se han corregido los datos de nacimiento de tu informe: hemos vuelto a calcular la carta y a escribir el texto. El enlace es el que ya tienes.",
      attached
        ? "El informe nuevo va adjunto en PDF. El PDF que guardaste antes tiene los datos antiguos: ya puedes borrarlo."
        : "El PDF nuevo está en la dirección de abajo. El que guardaste antes tiene los datos antiguos: ya puedes borrarlo.",
    ],
    button: "Abrir tu informe",
    addressLead: "Si el botón no funciona, copia esta dirección:",
    footer: [
      `Pedido ${number}. El enlace es privado y funciona mientras exista el servicio.`,
      `¿No has corregido nada? Puede haberlo hecho alguien que tiene tu enlace: escribe a ${supportEmail} e indica el número de pedido.`,
      `Recibes este correo porque se compró un informe en ${siteName} con esta dirección.`,
    ],
  });
