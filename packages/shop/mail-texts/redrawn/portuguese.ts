import type { ReportReadyTexts } from "../../mails/report-ready-mail.tsx";
import type { ReportReadyValues } from "../market-texts.ts";

/** The mail that brings a corrected report, in Portuguese; `tag` is the market's, BCP 47. */
export const portugueseRedrawn =
  (tag: string) =>
  ({ firstName, number, siteName, supportEmail, attached }: ReportReadyValues): ReportReadyTexts => ({
    language: tag,
    subject: "Seu relatório foi refeito",
    preview: "Com os dados corrigidos, no mesmo link.",
    heading: "Seu relatório foi refeito",
    greeting: firstName ? `Olá, ${firstName}!` : "Olá!",
    opening: [
      "Os dados de nascimento do seu relatório foram corrigidos: calculamos o mapa de novo e escrevemos o texto de novo. O link é o que você já tem.",
      attached
        ? "O relatório novo vai anexado em PDF. O PDF que você salvou antes traz os dados antigos: pode apagar."
        : "O PDF novo está no endereço abaixo. O que você salvou antes traz os dados antigos: pode apagar.",
    ],
    button: "Abrir seu relatório",
    addressLead: "Se o botão não funcionar, copie este endereço:",
    footer: [
      `Pedido ${number}. O link é privado e funciona enquanto o serviço existir.`,
      `Não foi você que corrigiu? Pode ter sido alguém que tem o seu link: escreva para ${supportEmail} e informe o número do pedido.`,
      `Você recebe este e-mail porque um relatório foi comprado em ${siteName} com este endereço.`,
    ],
  });
