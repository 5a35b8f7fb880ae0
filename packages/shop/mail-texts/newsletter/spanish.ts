import type { ConfirmationTexts } from "./confirmation-texts.ts";

/** Spanish, Spain. */
export const spanishConfirmation: ConfirmationTexts = ({ siteName }) => ({
  language: "es-ES",
  subject: "Confirma tu dirección",
  preview: "Un clic y el boletín te llega una vez al mes.",
  heading: "¿Quieres recibir nuestro boletín?",
  opening: [
    `Alguien, esperamos que tú, ha dejado esta dirección para el boletín mensual de ${siteName}: una página sobre lo que hará el cielo.`,
    "Pulsa el botón y te llegará una vez al mes. Si no haces nada, no volverás a saber de nosotros.",
  ],
  button: "Sí, quiero el boletín",
  addressLead: "Si el botón no funciona, copia esta dirección:",
  footer: [
    "El botón funciona durante siete días. Las direcciones sin confirmar se borran a los 31 días.",
    "Puedes darte de baja cuando quieras: cada boletín lleva un enlace para ello, y este correo también.",
  ],
  leave: "Borrar mi dirección ahora",
});
