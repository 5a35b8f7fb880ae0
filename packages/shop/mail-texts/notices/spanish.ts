import type { NoticeKind } from "../../database/tables/notices.ts";
import { type ConfirmWriter, money, type NoticeValues, type NoticeWriter, reviewNotice } from "./notice-texts.ts";

interface Words {
  readonly subject: string;
  readonly preview: string;
  readonly body: readonly string[];
}

/** The notices in Spanish. */
export const spanishNotices: NoticeWriter = (tag) => (kind, values) => {
  if (kind === "refund-to-review") return reviewNotice(values);
  const { firstName, number, siteName, supportEmail } = values;
  const { subject, preview, body } = words(kind, values, money(tag, values));
  return {
    ...{ language: tag, subject, preview, heading: subject },
    body: [firstName ? `Hola, ${firstName}:` : "Hola:", ...body],
    footer: [
      `Pedido ${number}. Para cualquier pregunta: ${supportEmail}.`,
      `Recibes este correo porque se compró un informe en ${siteName} con esta dirección.`,
    ],
  };
};

function words(kind: Exclude<NoticeKind, "refund-to-review">, values: NoticeValues, amount: string): Words {
  const { number, askedAt, reason } = values;
  switch (kind) {
    case "refund-received":
      return {
        subject: "Hemos recibido tu solicitud de reembolso",
        preview: values.reviewed
          ? "La revisamos en 24 horas y te escribimos."
          : `Te devolvemos ${amount} sin más trámites.`,
        body: [
          `El ${askedAt} pediste que te devolvamos ${amount} del pedido ${number}.`,
          ...(reason === "" ? [] : [`Con tus palabras: ${reason}`]),
          values.reviewed
            ? "Revisamos las solicitudes en 24 horas y te decimos por correo lo que se ha decidido. Hasta que se haga el reembolso, tu enlace y tu PDF siguen funcionando."
            : "El dinero sale de vuelta enseguida, sin revisión, y otro correo te avisa cuando haya salido. Entonces tu enlace y tu PDF dejan de funcionar.",
        ],
      };
    case "refund-made":
      return {
        subject: "Tu reembolso está en camino",
        preview: `${amount} vuelven al medio de pago del que salieron.`,
        body: [
          `Hemos devuelto ${amount} a la tarjeta o la cuenta con la que pagaste el pedido ${number}. Los reembolsos se tramitan en 5 a 7 días hábiles; tu banco puede tardar de 1 a 3 días más.`,
          "El enlace del informe y su PDF ya no funcionan, y los datos de nacimiento del pedido se borran en un plazo de 30 días.",
        ],
      };
    case "refund-refused":
      return {
        subject: "Sobre tu solicitud de reembolso",
        preview: "No hemos podido aceptarla. Tu informe sigue abierto.",
        body: [
          `Hemos revisado tu solicitud para el pedido ${number} y no hemos podido aceptarla. Tu enlace y tu PDF siguen funcionando.`,
          "Si crees que nos equivocamos, responde a este correo: lo lee una persona.",
        ],
      };
    case "dispute-opened":
      return {
        subject: "Tu banco ha reclamado el pago",
        preview: "Tu informe queda en pausa hasta que el banco decida.",
        body: [
          `El banco que pagó ${amount} por el pedido ${number} ha reclamado el dinero. Hasta que decida, el enlace del informe y su PDF no se abren.`,
          "Si ha sido un error, díselo a tu banco y responde a este correo. Si solo quieres que te devolvamos el dinero, responde también: en los 30 días siguientes al pago, escribirnos es más rápido.",
        ],
      };
    case "dispute-won":
      return {
        subject: "Tu informe vuelve a estar abierto",
        preview: "El banco ha decidido; tu enlace funciona como antes.",
        body: [
          `La consulta de tu banco sobre el pedido ${number} está resuelta y el pago se mantiene. Tu enlace y tu PDF vuelven a funcionar, como antes.`,
        ],
      };
  }
}

/** The confirmations in Spanish. */
export const spanishConfirmations: ConfirmWriter =
  (tag) =>
  (kind, { siteName, supportEmail }) => {
    const erase = kind === "erase";
    const subject = erase ? "Confirma: borrar mis datos" : "Confirma: recibir mis datos";
    return {
      ...{ language: tag, subject, heading: subject },
      preview: "El enlace sirve una vez, durante 24 horas.",
      body: erase
        ? [
            `Alguien ha pedido a ${siteName} que borre todos los datos guardados con esta dirección: pedidos, datos de nacimiento, mensajes, el boletín.`,
            "Si has sido tú, confírmalo en la página que abre el botón. Los enlaces de tus informes y los PDF dejan de funcionar en el acto, y no se puede deshacer.",
          ]
        : [
            `Alguien ha pedido a ${siteName} una copia de todos los datos guardados con esta dirección: pedidos, datos de nacimiento, mensajes.`,
            "Si has sido tú, recoge el archivo en la página que abre el botón.",
          ],
      button: erase ? "Borrar mis datos" : "Recibir mis datos",
      addressLead: "Si el botón no funciona, copia esta dirección:",
      footer: [
        "El enlace sirve una vez, durante 24 horas.",
        `¿No lo has pedido tú? No hace falta que hagas nada: sin ti no ocurre nada. Para cualquier pregunta: ${supportEmail}.`,
      ],
    };
  };
