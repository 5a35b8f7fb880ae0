import type { ReviewRequestWriter } from "./review-request-texts.ts";

/** Brazilian Portuguese. */
export const portugueseReviewRequest: ReviewRequestWriter = ({ firstName, number, siteName }) => ({
  language: "pt-BR",
  subject: "O que você achou do seu relatório?",
  preview: "De uma a cinco estrelas e algumas linhas. Só perguntamos uma vez.",
  heading: "O que você achou?",
  body: [
    firstName ? `Olá, ${firstName}!` : "Olá!",
    "Faz duas semanas que o relatório do seu mapa natal chegou até você. Já deve ter dado tempo de ler, e talvez de discordar dele, e gostaríamos de saber o que você achou.",
    "Dê de uma a cinco estrelas e escreva algumas linhas. Críticas aparecem do mesmo jeito que elogios, as mais recentes primeiro, e é você quem escolhe o nome que fica ao lado. Ninguém recebe nada por isso, e responder não é obrigação.",
  ],
  button: "Escrever uma avaliação",
  addressLead: "Se o botão não funcionar, copie este endereço:",
  leave: "Não me perguntem mais",
  footer: [
    `Pedido ${number}. Com o mesmo link você pode mudar sua avaliação depois, ou retirá-la.`,
    `Você recebe este e-mail porque comprou um relatório no ${siteName} com este endereço. Temos interesse em saber o que os leitores pensam do nosso trabalho, e este é o único e-mail em que perguntamos. Um clique no link acima encerra o assunto.`,
  ],
});
