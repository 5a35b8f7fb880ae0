import type { ConfirmationTexts } from "./confirmation-texts.ts";

/** Brazilian Portuguese. */
export const portugueseConfirmation: ConfirmationTexts = ({ siteName }) => ({
  language: "pt-BR",
  subject: "Confirme seu endereço",
  preview: "Um clique, e o boletim chega uma vez por mês.",
  heading: "Você quer receber nosso boletim?",
  opening: [
    `Alguém, esperamos que você, deixou este endereço para o boletim mensal do ${siteName}: uma página sobre o que o céu vai fazer.`,
    "Aperte o botão e ele chega uma vez por mês. Se você não fizer nada, não escreveremos mais.",
  ],
  button: "Sim, quero o boletim",
  addressLead: "Se o botão não funcionar, copie este endereço:",
  footer: [
    "O botão funciona por sete dias. Endereços não confirmados são apagados depois de 31 dias.",
    "Você pode sair quando quiser: todo boletim traz um link para isso, e este e-mail também.",
  ],
  leave: "Apagar meu endereço agora",
});
