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
