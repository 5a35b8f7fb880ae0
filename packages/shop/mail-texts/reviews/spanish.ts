import type { ReviewRequestWriter } from "./review-request-texts.ts";

/** Spanish, Spain. */
export const spanishReviewRequest: ReviewRequestWriter = ({ firstName, number, siteName }) => ({
  language: "es-ES",
  subject: "¿Qué te ha parecido tu informe?",
  preview: "De una a cinco estrellas y unas líneas. Solo lo preguntamos una vez.",
  heading: "¿Qué te ha parecido?",
  body: [
    firstName ? `Hola, ${firstName}:` : "Hola:",
    "Hace dos semanas que recibiste el informe de tu carta natal. Ya habrás tenido tiempo de leerlo, y quizá de discutir con él, y nos gustaría saber qué te ha parecido.",
    "Ponle de una a cinco estrellas y escribe unas líneas. Las quejas se publican igual que los elogios, primero lo más reciente, y el nombre que aparece al lado lo eliges tú. Nadie cobra por opinar, y nadie está obligado a hacerlo.",
  ],
  button: "Escribir una opinión",
  addressLead: "Si el botón no funciona, copia esta dirección:",
  leave: "No me lo preguntéis más",
  footer: [
    `Pedido ${number}. Con el mismo enlace puedes cambiar tu opinión más adelante, o retirarla.`,
    `Recibes este correo porque compraste un informe en ${siteName} con esta dirección. Nos interesa saber qué piensan de nuestro trabajo quienes lo leen, y este es el único correo en que lo preguntamos. Un clic en el enlace de arriba y se acabó.`,
  ],
});
