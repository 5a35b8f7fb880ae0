import type { ContractWriter } from "./contract-texts.ts";

/** The contract in Brazilian Portuguese. */
export const portugueseContract: ContractWriter = () => (values) => {
  const { termsVersion, supportEmail } = values;
  return {
    heading: "O que você comprou",
    rows: [
      { label: "Relatório", value: `${values.product}. Digital: online, no link acima, e em PDF.` },
      { label: "Preço", value: `${values.price}, impostos incluídos. Pagamento único; nada se renova.` },
      { label: "Pedido", value: `${values.number}, pago em ${values.boughtOn}` },
      { label: "Vendedor", value: `${values.sellerName}; os dados estão no fim deste e-mail` },
      {
        label: "Termos",
        value: termsVersion === null ? "Termos de venda" : `Termos de venda, versão ${termsVersion}`,
        link: values.termsLink,
      },
      {
        label: "Seu dinheiro de volta",
        value: `Até ${values.refundUntil}, por qualquer motivo e por inteiro: peça neste link ou escreva para ${supportEmail} com o número do pedido. Esse prazo inclui os 7 dias do direito de arrependimento (art. 49 do Código de Defesa do Consumidor).`,
        link: values.refundLink,
      },
      {
        label: "Recibo",
        value: "Com os dados do vendedor e o imposto; depois de um reembolso, também a nota dele",
        link: values.receiptLink,
      },
    ],
    paragraphs: [
      "O PDF é seu para sempre. O link funciona enquanto o serviço existir; se o serviço for terminar, avisamos por e-mail com pelo menos 60 dias de antecedência.",
      `A garantia legal do Código de Defesa do Consumidor continua valendo: se o relatório tiver um erro, corrigimos sem custo. Reclamações: ${supportEmail}.`,
    ],
  };
};
