import { defineProblems } from '../kit/index.ts';

export const paymentsProblems = defineProblems({
  'payments.nothing_due': {
    status: 409,
    title: 'Nothing is due',
    when: 'The booking does not await payment: it is confirmed, cancelled, still waits for the clinic, or is free.',
    text: {
      en: 'Nothing has to be paid for this booking right now. Reload the page to see its status.',
      es: 'Por ahora no hay nada que pagar por esta reserva. Recargue la página para ver su estado.',
      pt: 'No momento não há nada a pagar por esta reserva. Recarregue a página para ver o status.',
    },
  },
  'payments.not_available': {
    status: 409,
    title: 'Payments are not available',
    when: 'No payment gateway is configured on this installation.',
    text: {
      en: 'Payments aren’t available here at the moment. Your time stays held; write to the clinic.',
      es: 'Por ahora no se puede pagar aquí. Su horario sigue reservado; escriba a la clínica.',
      pt: 'No momento não é possível pagar aqui. Seu horário continua reservado; escreva à clínica.',
    },
  },
  'payments.gateway_busy': {
    status: 503,
    title: 'The payment gateway does not answer',
    when: 'The gateway could not be reached. It is safe to repeat the call: nothing is charged twice.',
    text: {
      en: 'The payment service isn’t answering. You won’t be charged twice: try again in a moment.',
      es: 'El servicio de pagos no responde. No se le cobrará dos veces: inténtelo de nuevo en un momento.',
      pt: 'O serviço de pagamento não responde. Você não será cobrado duas vezes: tente de novo em instantes.',
    },
  },
  'payments.other_payment': {
    status: 422,
    title: 'This payment belongs to something else',
    when: 'The payment is unknown or is not one of this booking.',
    text: {
      en: 'This payment doesn’t belong to this booking. Reload the page to see what was paid.',
      es: 'Este pago no corresponde a esta reserva. Recargue la página para ver qué se pagó.',
      pt: 'Este pagamento não é desta reserva. Recarregue a página para ver o que foi pago.',
    },
  },
  'payments.not_found': {
    status: 404,
    title: 'Payment not found',
    when: 'It does not exist, or belongs to someone else.',
    text: {
      en: 'We can’t find that payment.',
      es: 'No encontramos ese pago.',
      pt: 'Não encontramos esse pagamento.',
    },
  },
  'payments.no_receipt': {
    status: 409,
    title: 'There is no receipt yet',
    when: 'The money has not arrived or the refund has not been paid out, or the booking is free.',
    text: {
      en: 'There’s no receipt yet: we write one when the money has arrived or the refund was sent.',
      es: 'Todavía no hay recibo: lo emitimos cuando el dinero llega o el reembolso se envía.',
      pt: 'Ainda não há recibo: nós o emitimos quando o dinheiro chega ou o reembolso é enviado.',
    },
  },
  'payments.not_possible': {
    status: 409,
    title: 'This isn’t possible in the payment’s current status',
    when: 'The status of the payment or refund does not allow it.',
    text: {
      en: 'The payment’s status doesn’t allow this. Reload the page.',
      es: 'El estado del pago no lo permite. Recargue la página.',
      pt: 'O status do pagamento não permite isso. Recarregue a página.',
    },
  },
  'payments.request_not_found': {
    status: 404,
    title: 'Request not found',
    when: 'It does not exist, or belongs to another clinic.',
    text: {
      en: 'We can’t find that payment request.',
      es: 'No encontramos esa solicitud de pago.',
      pt: 'Não encontramos esse pedido de pagamento.',
    },
  },
  'payments.not_requestable': {
    status: 409,
    title: 'No balance can be requested',
    when: 'The booking is not confirmed or completed, is free, or its whole price was paid.',
    text: {
      en: 'Nothing can be requested for this booking: it isn’t confirmed, or its whole price was paid.',
      es: 'No se puede solicitar nada por esta reserva: no está confirmada o ya se pagó el precio completo.',
      pt: 'Não é possível pedir nada por esta reserva: ela não está confirmada ou o preço total já foi pago.',
    },
  },
  'payments.request_open': {
    status: 409,
    title: 'A request is open',
    when: 'The patient was asked before and has not paid yet: one booking has at most one open request.',
    text: {
      en: 'This booking already has an open payment request. Withdraw it before you send another one.',
      es: 'Esta reserva ya tiene una solicitud de pago abierta. Retírela antes de enviar otra.',
      pt: 'Esta reserva já tem um pedido de pagamento aberto. Cancele-o antes de enviar outro.',
    },
  },
  'payments.more_than_due': {
    status: 422,
    title: 'More than what is unpaid',
    when: 'The amount is more than what is left of the agreed price, or in another currency; the detail names what is left.',
    text: {
      en: 'That’s more than what is left of the agreed price. Enter a smaller amount.',
      es: 'Es más de lo que falta del precio acordado. Escriba un monto menor.',
      pt: 'É mais do que falta do preço combinado. Informe um valor menor.',
    },
  },
  'payments.being_paid': {
    status: 409,
    title: 'A payment is on its way',
    when: 'The patient began to pay by a method that takes time, which cannot be called off.',
    text: {
      en: 'A payment for this booking is on its way. Wait until it arrives or fails, then try again.',
      es: 'Hay un pago en camino para esta reserva. Espere a que llegue o falle e inténtelo de nuevo.',
      pt: 'Há um pagamento a caminho para esta reserva. Espere até que chegue ou falhe e tente de novo.',
    },
  },
  'payments.dispute_not_found': {
    status: 404,
    title: 'Dispute not found',
    when: 'No dispute or file with this id is visible to the user.',
    text: {
      en: 'We can’t find that dispute or file.',
      es: 'No encontramos esa disputa o ese archivo.',
      pt: 'Não encontramos essa contestação ou esse arquivo.',
    },
  },
  'payments.dispute_closed': {
    status: 409,
    title: 'The answer was submitted',
    when: 'The answer was submitted before, or the bank is reviewing or has decided the dispute.',
    text: {
      en: 'This dispute was already answered or decided, so the answer can’t be changed. Reload the page.',
      es: 'Esta disputa ya se respondió o se decidió, así que la respuesta no se puede cambiar. Recargue la página.',
      pt: 'Esta contestação já foi respondida ou decidida, por isso a resposta não pode ser alterada. Recarregue a página.',
    },
  },
  'payments.dispute_over': {
    status: 409,
    title: 'The deadline has passed',
    when: 'The bank takes no answer any more.',
    text: {
      en: 'The deadline to answer this dispute has passed. The bank decides without an answer.',
      es: 'Venció el plazo para responder a esta disputa. El banco decidirá sin respuesta.',
      pt: 'O prazo para responder a esta contestação acabou. O banco decidirá sem resposta.',
    },
  },
  'payments.evidence_unreadable': {
    status: 422,
    title: 'The picture can’t be read',
    when: 'A picture is damaged, animated, or has too many pixels.',
    text: {
      en: 'We couldn’t read this picture. Save it again as a JPEG or PNG, or as a PDF, and upload that.',
      es: 'No pudimos leer esta imagen. Guárdela de nuevo como JPEG o PNG, o como PDF, y súbala.',
      pt: 'Não conseguimos ler esta imagem. Salve de novo como JPEG ou PNG, ou como PDF, e envie.',
    },
  },
  'payments.evidence_too_large': {
    status: 422,
    title: 'All files together are too large',
    when: 'Gateways take 4.5 megabytes of evidence for a dispute.',
    text: {
      en: 'All files together may have at most 4.5 MB. Remove one or upload a smaller one.',
      es: 'Todos los archivos juntos pueden tener como máximo 4,5 MB. Quite uno o suba uno más pequeño.',
      pt: 'Todos os arquivos juntos podem ter no máximo 4,5 MB. Remova um ou envie um menor.',
    },
  },
  'payments.bad_signature': {
    status: 400,
    title: 'The message is not signed by the gateway',
    when: 'A message to a webhook has no valid signature, or an old one.',
    text: {
      en: 'This message wasn’t signed by the payment gateway.',
      es: 'Este mensaje no fue firmado por la pasarela de pagos.',
      pt: 'Esta mensagem não foi assinada pelo serviço de pagamento.',
    },
  },
});
