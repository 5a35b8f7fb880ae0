import type { NoticeKind } from "../../database/tables/notices.ts";
import { type ConfirmWriter, money, type NoticeValues, type NoticeWriter, reviewNotice } from "./notice-texts.ts";

interface Words {
  readonly subject: string;
  readonly preview: string;
  readonly body: readonly string[];
}

/** The notices in Brazilian Portuguese. */
export const portugueseNotices: NoticeWriter = (tag) => (kind, values) => {
  if (kind === "refund-to-review") return reviewNotice(values);
  const { firstName, number, siteName, supportEmail } = values;
  const { subject, preview, body } = words(kind, values, money(tag, values));
  return {
    ...{ language: tag, subject, preview, heading: subject },
    body: [firstName ? `Olá, ${firstName}!` : "Olá!", ...body],
    footer: [
      `Pedido ${number}. Dúvidas: ${supportEmail}.`,
      `Você recebe este e-mail porque um relatório foi comprado em ${siteName} com este endereço.`,
    ],
  };
};

function words(kind: Exclude<NoticeKind, "refund-to-review">, values: NoticeValues, amount: string): Words {
  const { number, askedAt, reason } = values;
  switch (kind) {
    case "refund-received":
      return {
        subject: "Recebemos seu pedido de reembolso",
        preview: values.reviewed
          ? "Analisamos em até 24 horas e escrevemos para você."
          : `${amount} voltam para você sem análise.`,
        body: [
          `Em ${askedAt} você pediu de volta ${amount} do pedido ${number}.`,
          ...(reason === "" ? [] : [`Nas suas palavras: ${reason}`]),
          values.reviewed
            ? "Analisamos as solicitações em até 24 horas e contamos por e-mail o que foi decidido. Até o reembolso ser feito, seu link e seu PDF continuam funcionando."
            : "O dinheiro volta na hora, sem análise, e outro e-mail avisa quando tiver saído. Seu link e seu PDF deixam então de funcionar.",
        ],
      };
    case "refund-made":
      return {
        subject: "Seu reembolso está a caminho",
        preview: `${amount} voltam para o meio de pagamento de onde saíram.`,
        body: [
          `Devolvemos ${amount} para o cartão ou a conta com que você pagou o pedido ${number}. Os reembolsos são processados em 5 a 7 dias úteis; seu banco pode levar de 1 a 3 dias a mais.`,
          "O link do relatório e o PDF não funcionam mais, e os dados de nascimento do pedido são apagados em até 30 dias.",
        ],
      };
    case "refund-refused":
      return {
        subject: "Sobre seu pedido de reembolso",
        preview: "Não pudemos aceitá-lo. Seu relatório continua aberto.",
        body: [
          `Analisamos sua solicitação para o pedido ${number} e não pudemos aceitá-la. Seu link e seu PDF continuam funcionando.`,
          "Se você acha que erramos, responda a este e-mail: uma pessoa vai ler.",
        ],
      };
    case "dispute-opened":
      return {
        subject: "Seu banco contestou o pagamento",
        preview: "Seu relatório fica em pausa até o banco decidir.",
        body: [
          `O banco que pagou ${amount} pelo pedido ${number} pediu o dinheiro de volta. Até ele decidir, o link do relatório e o PDF não abrem.`,
          "Se foi um engano, avise seu banco e responda a este e-mail. Se você só quer o dinheiro de volta, responda também: em até 30 dias do pagamento, escrever para nós é mais rápido.",
        ],
      };
    case "dispute-won":
      return {
        subject: "Seu relatório está aberto de novo",
        preview: "O banco decidiu; seu link funciona como antes.",
        body: [
          `A dúvida do seu banco sobre o pedido ${number} foi resolvida e o pagamento está mantido. Seu link e seu PDF voltaram a funcionar, como antes.`,
        ],
      };
  }
}

/** The confirmations in Brazilian Portuguese. */
export const portugueseConfirmations: ConfirmWriter =
  (tag) =>
  (kind, { siteName, supportEmail }) => {
    const erase = kind === "erase";
    const subject = erase ? "Confirme: apagar meus dados" : "Confirme: receber meus dados";
    return {
      ...{ language: tag, subject, heading: subject },
      preview: "O link funciona uma vez, por 24 horas.",
      body: erase
        ? [
            `Alguém pediu ao ${siteName} que apague todos os dados guardados com este endereço: pedidos, dados de nascimento, mensagens, boletim.`,
            "Se foi você, confirme na página que o botão abre. Os links dos seus relatórios e os PDFs deixam de funcionar na hora, e isso não pode ser desfeito.",
          ]
        : [
            `Alguém pediu ao ${siteName} uma cópia de todos os dados guardados com este endereço: pedidos, dados de nascimento, mensagens.`,
            "Se foi você, baixe o arquivo na página que o botão abre.",
          ],
      button: erase ? "Apagar meus dados" : "Receber meus dados",
      addressLead: "Se o botão não funcionar, copie este endereço:",
      footer: [
        "O link funciona uma vez, por 24 horas.",
        `Não foi você quem pediu? Não é preciso fazer nada: sem você nada acontece. Dúvidas: ${supportEmail}.`,
      ],
    };
  };
