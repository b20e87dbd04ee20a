import type { Locale } from '@travesia/contracts/kit';
import type { PaymentNotice } from '@travesia/contracts/payments';

/** What the sentences of an email name. */
export interface PaymentSaid {
  clinic: string;
  due: string;
  amount: string;
  why: string;
}

interface PaymentTexts {
  greeting: (firstName: string) => string;
  says: Readonly<Record<PaymentNotice, (said: PaymentSaid) => { subject: string; first: string; more: string }>>;
  labels: { clinic: string; reference: string; amount: string; due: string; answerBy: string };
  receipt: string;
  open: string;
  openDispute: string;
  closing: readonly string[];
}

export const PAYMENT_TEXTS: Readonly<Record<Locale, PaymentTexts>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    says: {
      payment_failed: ({ clinic, due }) => ({
        subject: `Your payment didn’t go through: ${clinic}`,
        first: `The payment you started for your booking didn’t go through. You haven’t been charged, and your time is held until ${due}.`,
        more: 'You can pay again, also by another method.',
      }),
      payment_returned: ({ clinic, amount, why }) => ({
        subject: `Your payment goes back to you: ${clinic}`,
        first:
          {
            paid_twice: `Your booking was already paid, so the second payment of ${amount} goes back to you.`,
            wrong_amount: `The amount that arrived, ${amount}, isn’t the one due for your booking, so it goes back to you.`,
            request_ended: `Your payment of ${amount} arrived after the request for it had ended, so it goes back to you.`,
          }[why] ?? `Your payment of ${amount} arrived after your booking had ended, so it goes back to you.`,
        more: 'You don’t have to do anything. Depending on your bank, this takes 5 to 10 business days.',
      }),
      refund_paid: ({ clinic, amount }) => ({
        subject: `Your refund was sent: ${clinic}`,
        first: `We sent ${amount} back to the card or account you paid with.`,
        more: 'Depending on your bank, it takes 5 to 10 business days to arrive.',
      }),
      balance_requested: ({ clinic, amount, due }) => ({
        subject: `Payment request from ${clinic}`,
        first: `${clinic} asks you to pay ${amount}, part of the price agreed for your booking. The last day to pay is ${due}.`,
        more: 'You pay on Travesía, by card or another method. Never pay by a link from somewhere else.',
      }),
      balance_due_soon: ({ clinic, amount, due }) => ({
        subject: `Payment due soon: ${clinic}`,
        first: `${amount} for your booking hasn’t been paid yet. The last day to pay is ${due}.`,
        more: 'If something is unclear, write to the clinic before then.',
      }),
      balance_paid: ({ clinic, amount }) => ({
        subject: `Payment received: ${clinic}`,
        first: `Your payment of ${amount} for your booking arrived. Thank you.`,
        more: 'The booking shows everything you have paid.',
      }),
      balance_withdrawn: ({ clinic, amount }) => ({
        subject: `Payment request withdrawn: ${clinic}`,
        first: `${clinic} withdrew its request to pay ${amount}. You don’t have to pay it.`,
        more: 'If a payment is still on its way, it goes back to you automatically.',
      }),
      balance_failed: ({ clinic, amount, due }) => ({
        subject: `Your payment didn’t go through: ${clinic}`,
        first: `The payment of ${amount} that you started didn’t go through. You haven’t been charged. The last day to pay is ${due}.`,
        more: 'You can pay again, also by another method. Your booking doesn’t change.',
      }),
      desk_balance_paid: ({ clinic, amount }) => ({
        subject: `Balance paid: ${clinic}`,
        first: `The patient paid the ${amount} you asked for.`,
        more: 'It counts as held until the visit is over, and as earned afterward.',
      }),
      desk_balance_expired: ({ clinic, amount }) => ({
        subject: `Balance not paid in time: ${clinic}`,
        first: `Your request for ${amount} expired without a payment.`,
        more: 'The booking doesn’t change. You can send another request under Payments.',
      }),
      dispute_opened: ({ clinic, amount }) => ({
        subject: `A payment is disputed: ${clinic}`,
        first: `A patient’s bank disputes a payment of ${amount}. Until it is decided, the amount isn’t paid out. The booking itself doesn’t change.`,
        more: 'You can answer the bank on Travesía, with what shows that the visit was agreed and took place. We remind you before the deadline.',
      }),
      dispute_due_soon: ({ clinic, amount, due }) => ({
        subject: `A dispute must be answered soon: ${clinic}`,
        first: `A patient’s bank waits for your answer about ${amount} until ${due}.`,
        more: 'Without an answer, banks usually decide for the patient, and the amount is lost.',
      }),
      dispute_won: ({ clinic, amount }) => ({
        subject: `Dispute won: ${clinic}`,
        first: `The bank decided for you. The ${amount} count as yours again.`,
        more: 'You don’t have to do anything.',
      }),
      dispute_lost: ({ clinic, amount }) => ({
        subject: `Dispute lost: ${clinic}`,
        first: `The bank decided for the patient and keeps the ${amount}.`,
        more: 'The amount is deducted from what the booking earned. The booking itself doesn’t change.',
      }),
    },
    labels: { clinic: 'Clinic', reference: 'Reference', amount: 'Amount', due: 'Pay by', answerBy: 'Answer by' },
    receipt: 'The refund receipt is with the payments:',
    open: 'Open the booking:',
    openDispute: 'Open the dispute:',
    closing: ['Travesía', 'Turn these emails off in Profile > Notifications.'],
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    says: {
      payment_failed: ({ clinic, due }) => ({
        subject: `Su pago no se completó: ${clinic}`,
        first: `El pago que inició para su reserva no se completó. No se le cobró nada y le guardamos el horario hasta: ${due}.`,
        more: 'Puede pagar de nuevo, también con otro método.',
      }),
      payment_returned: ({ clinic, amount, why }) => ({
        subject: `Le devolvemos su pago: ${clinic}`,
        first:
          {
            paid_twice: `Su reserva ya estaba pagada, así que le devolvemos el segundo pago de ${amount}.`,
            wrong_amount: `El monto que llegó, ${amount}, no es el que corresponde a su reserva, así que se lo devolvemos.`,
            request_ended: `Su pago de ${amount} llegó cuando la solicitud de pago ya había terminado, así que se lo devolvemos.`,
          }[why] ?? `Su pago de ${amount} llegó cuando su reserva ya había terminado, así que se lo devolvemos.`,
        more: 'No tiene que hacer nada. Según su banco, tarda de 5 a 10 días hábiles.',
      }),
      refund_paid: ({ clinic, amount }) => ({
        subject: `Enviamos su reembolso: ${clinic}`,
        first: `Enviamos ${amount} a la tarjeta o cuenta con la que pagó.`,
        more: 'Según su banco, tarda de 5 a 10 días hábiles en llegar.',
      }),
      balance_requested: ({ clinic, amount, due }) => ({
        subject: `Solicitud de pago de ${clinic}`,
        first: `${clinic} le pide pagar ${amount}, parte del precio acordado de su reserva. El último día para pagar es el ${due}.`,
        more: 'El pago se hace en Travesía, con tarjeta u otro método. Nunca pague con un enlace de otro sitio.',
      }),
      balance_due_soon: ({ clinic, amount, due }) => ({
        subject: `Un pago vence pronto: ${clinic}`,
        first: `Todavía no se pagaron ${amount} de su reserva. El último día para pagar es el ${due}.`,
        more: 'Si algo no está claro, escriba a la clínica antes.',
      }),
      balance_paid: ({ clinic, amount }) => ({
        subject: `Pago recibido: ${clinic}`,
        first: `Llegó su pago de ${amount} por su reserva. Gracias.`,
        more: 'En la reserva puede ver todo lo que pagó.',
      }),
      balance_withdrawn: ({ clinic, amount }) => ({
        subject: `Solicitud de pago retirada: ${clinic}`,
        first: `${clinic} retiró su solicitud de pago de ${amount}. No tiene que pagarla.`,
        more: 'Si hay un pago en camino, se le devuelve automáticamente.',
      }),
      balance_failed: ({ clinic, amount, due }) => ({
        subject: `Su pago no se completó: ${clinic}`,
        first: `El pago de ${amount} que inició no se completó. No se le cobró nada. El último día para pagar es el ${due}.`,
        more: 'Puede pagar de nuevo, también con otro método. Su reserva no cambia.',
      }),
      desk_balance_paid: ({ clinic, amount }) => ({
        subject: `Saldo pagado: ${clinic}`,
        first: `El paciente pagó los ${amount} que usted solicitó.`,
        more: 'Queda retenido hasta que termine la visita y después cuenta como ganado.',
      }),
      desk_balance_expired: ({ clinic, amount }) => ({
        subject: `Saldo sin pagar a tiempo: ${clinic}`,
        first: `Su solicitud de ${amount} venció sin que se pagara.`,
        more: 'La reserva no cambia. Puede enviar otra solicitud en Pagos.',
      }),
      dispute_opened: ({ clinic, amount }) => ({
        subject: `Un pago está en disputa: ${clinic}`,
        first: `El banco de un paciente disputa un pago de ${amount}. Hasta que se decida, ese monto no se entrega. La reserva no cambia.`,
        more: 'Puede responder al banco en Travesía, con lo que demuestre que la visita se acordó y se realizó. Le avisamos antes del plazo.',
      }),
      dispute_due_soon: ({ clinic, amount, due }) => ({
        subject: `Hay que responder pronto a una disputa: ${clinic}`,
        first: `El banco de un paciente espera su respuesta sobre ${amount} hasta: ${due}.`,
        more: 'Sin respuesta, los bancos suelen decidir a favor del paciente y el monto se pierde.',
      }),
      dispute_won: ({ clinic, amount }) => ({
        subject: `Disputa ganada: ${clinic}`,
        first: `El banco decidió a su favor. Los ${amount} vuelven a contar como suyos.`,
        more: 'No tiene que hacer nada.',
      }),
      dispute_lost: ({ clinic, amount }) => ({
        subject: `Disputa perdida: ${clinic}`,
        first: `El banco decidió a favor del paciente y se queda con los ${amount}.`,
        more: 'El monto se descuenta de lo que ganó la reserva. La reserva no cambia.',
      }),
    },
    labels: {
      clinic: 'Clínica',
      reference: 'Referencia',
      amount: 'Monto',
      due: 'Pagar hasta',
      answerBy: 'Responder antes de',
    },
    receipt: 'El recibo de reembolso está con los pagos:',
    open: 'Abra la reserva:',
    openDispute: 'Abra la disputa:',
    closing: ['Travesía', 'Desactive estos correos en Perfil > Notificaciones.'],
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName},`,
    says: {
      payment_failed: ({ clinic, due }) => ({
        subject: `Seu pagamento não foi concluído: ${clinic}`,
        first: `O pagamento que você iniciou para sua reserva não foi concluído. Nada foi cobrado, e seu horário está guardado até: ${due}.`,
        more: 'Você pode pagar de novo, também por outro meio.',
      }),
      payment_returned: ({ clinic, amount, why }) => ({
        subject: `Seu pagamento será devolvido: ${clinic}`,
        first:
          {
            paid_twice: `Sua reserva já estava paga, por isso o segundo pagamento de ${amount} será devolvido.`,
            wrong_amount: `O valor que chegou, ${amount}, não é o da sua reserva, por isso será devolvido.`,
            request_ended: `Seu pagamento de ${amount} chegou depois do fim do pedido de pagamento, por isso será devolvido.`,
          }[why] ?? `Seu pagamento de ${amount} chegou depois do fim da reserva, por isso será devolvido.`,
        more: 'Você não precisa fazer nada. Dependendo do banco, leva de 5 a 10 dias úteis.',
      }),
      refund_paid: ({ clinic, amount }) => ({
        subject: `Enviamos seu reembolso: ${clinic}`,
        first: `Enviamos ${amount} para o cartão ou a conta que você usou para pagar.`,
        more: 'Dependendo do banco, leva de 5 a 10 dias úteis para chegar.',
      }),
      balance_requested: ({ clinic, amount, due }) => ({
        subject: `Pedido de pagamento: ${clinic}`,
        first: `${clinic} pede que você pague ${amount}, parte do preço combinado da sua reserva. O último dia para pagar é ${due}.`,
        more: 'O pagamento é feito na Travesía, com cartão ou outro meio. Nunca pague por um link de outro lugar.',
      }),
      balance_due_soon: ({ clinic, amount, due }) => ({
        subject: `Um pagamento vence em breve: ${clinic}`,
        first: `Ainda não foram pagos ${amount} da sua reserva. O último dia para pagar é ${due}.`,
        more: 'Se algo não estiver claro, escreva à clínica antes disso.',
      }),
      balance_paid: ({ clinic, amount }) => ({
        subject: `Pagamento recebido: ${clinic}`,
        first: `Seu pagamento de ${amount} da reserva chegou. Obrigado.`,
        more: 'Na reserva você vê tudo o que pagou.',
      }),
      balance_withdrawn: ({ clinic, amount }) => ({
        subject: `Pedido de pagamento cancelado: ${clinic}`,
        first: `${clinic} cancelou o pedido de pagamento de ${amount}. Você não precisa pagá-lo.`,
        more: 'Se houver um pagamento a caminho, ele será devolvido automaticamente.',
      }),
      balance_failed: ({ clinic, amount, due }) => ({
        subject: `Seu pagamento não foi concluído: ${clinic}`,
        first: `O pagamento de ${amount} que você iniciou não foi concluído. Nada foi cobrado. O último dia para pagar é ${due}.`,
        more: 'Você pode pagar de novo, também por outro meio. Sua reserva não muda.',
      }),
      desk_balance_paid: ({ clinic, amount }) => ({
        subject: `Saldo pago: ${clinic}`,
        first: `O paciente pagou os ${amount} que você pediu.`,
        more: 'O valor fica retido até o fim da visita e depois conta como ganho.',
      }),
      desk_balance_expired: ({ clinic, amount }) => ({
        subject: `Saldo não pago no prazo: ${clinic}`,
        first: `Seu pedido de ${amount} venceu sem pagamento.`,
        more: 'A reserva não muda. Você pode enviar outro pedido em Pagamentos.',
      }),
      dispute_opened: ({ clinic, amount }) => ({
        subject: `Um pagamento está em contestação: ${clinic}`,
        first: `O banco de um paciente contesta um pagamento de ${amount}. Até a decisão, esse valor não é repassado. A reserva não muda.`,
        more: 'Você pode responder ao banco na Travesía, com o que mostra que a visita foi combinada e realizada. Avisamos antes do prazo.',
      }),
      dispute_due_soon: ({ clinic, amount, due }) => ({
        subject: `Uma contestação precisa de resposta em breve: ${clinic}`,
        first: `O banco de um paciente espera sua resposta sobre ${amount} até: ${due}.`,
        more: 'Sem resposta, os bancos costumam decidir a favor do paciente, e o valor é perdido.',
      }),
      dispute_won: ({ clinic, amount }) => ({
        subject: `Contestação ganha: ${clinic}`,
        first: `O banco decidiu a seu favor. Os ${amount} voltam a contar como seus.`,
        more: 'Você não precisa fazer nada.',
      }),
      dispute_lost: ({ clinic, amount }) => ({
        subject: `Contestação perdida: ${clinic}`,
        first: `O banco decidiu a favor do paciente e fica com os ${amount}.`,
        more: 'O valor é descontado do que a reserva rendeu. A reserva não muda.',
      }),
    },
    labels: {
      clinic: 'Clínica',
      reference: 'Referência',
      amount: 'Valor',
      due: 'Pagar até',
      answerBy: 'Responder até',
    },
    receipt: 'O recibo de reembolso está com os pagamentos:',
    open: 'Abra a reserva:',
    openDispute: 'Abra a contestação:',
    closing: ['Travesía', 'Desative estes e-mails em Perfil > Notificações.'],
  },
};
