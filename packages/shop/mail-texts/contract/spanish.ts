import type { ContractWriter } from "./contract-texts.ts";

/** The contract in Spanish. */
export const spanishContract: ContractWriter = () => (values) => {
  const { termsVersion, supportEmail } = values;
  return {
    heading: "Lo que has comprado",
    rows: [
      { label: "Informe", value: `${values.product}. Digital: en línea, en el enlace de arriba, y en PDF.` },
      { label: "Precio", value: `${values.price}, impuestos incluidos. Se paga una sola vez; nada se renueva.` },
      { label: "Pedido", value: `${values.number}, pagado el ${values.boughtOn}` },
      { label: "Vendedor", value: `${values.sellerName}; sus datos están al pie de este correo` },
      {
        label: "Condiciones",
        value: termsVersion === null ? "Condiciones de venta" : `Condiciones de venta, versión ${termsVersion}`,
        link: values.termsLink,
      },
      {
        label: "Tu dinero de vuelta",
        value: `Hasta el ${values.refundUntil}, por cualquier motivo y entero: pídelo en este enlace o escribe a ${supportEmail} con el número de pedido. Este plazo es más largo que los 14 días que la ley da para desistir.`,
        link: values.refundLink,
      },
      {
        label: "Recibo",
        value: "Con los datos del vendedor y el impuesto; tras una devolución, también su nota",
        link: values.receiptLink,
      },
    ],
    paragraphs: [
      "El PDF es tuyo para siempre. El enlace funciona mientras exista el servicio; si fuera a terminar, te avisaremos por correo con al menos 60 días de antelación.",
      `La garantía legal de conformidad de los contenidos digitales se mantiene aparte: si el informe tiene un fallo, lo corregimos sin coste. Reclamaciones: ${supportEmail}.`,
    ],
  };
};
