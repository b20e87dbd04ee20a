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
  labels: { clinic: string; reference: string; amount: string; due: string };
  receipt: string;
  open: string;
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
          }[why] ?? `Your payment of ${amount} arrived after your booking had ended, so it goes back to you.`,
        more: 'You don’t have to do anything. Depending on your bank, this takes 5 to 10 business days.',
      }),
      refund_paid: ({ clinic, amount }) => ({
        subject: `Your refund was sent: ${clinic}`,
        first: `We sent ${amount} back to the card or account you paid with.`,
        more: 'Depending on your bank, it takes 5 to 10 business days to arrive.',
      }),
      dispute_opened: ({ clinic, amount }) => ({
        subject: `A payment is disputed: ${clinic}`,
        first: `A patient’s bank disputes a payment of ${amount}. Until it is decided, the amount isn’t paid out. The booking itself doesn’t change.`,
        more: 'Our team answers the bank. Please keep what shows that the visit was agreed and took place.',
      }),
    },
    labels: { clinic: 'Clinic', reference: 'Reference', amount: 'Amount', due: 'Pay by' },
    receipt: 'The refund receipt is with the payments:',
    open: 'Open the booking:',
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
          }[why] ?? `Su pago de ${amount} llegó cuando su reserva ya había terminado, así que se lo devolvemos.`,
        more: 'No tiene que hacer nada. Según su banco, tarda de 5 a 10 días hábiles.',
      }),
      refund_paid: ({ clinic, amount }) => ({
        subject: `Enviamos su reembolso: ${clinic}`,
        first: `Enviamos ${amount} a la tarjeta o cuenta con la que pagó.`,
        more: 'Según su banco, tarda de 5 a 10 días hábiles en llegar.',
      }),
      dispute_opened: ({ clinic, amount }) => ({
        subject: `Un pago está en disputa: ${clinic}`,
        first: `El banco de un paciente disputa un pago de ${amount}. Hasta que se decida, ese monto no se entrega. La reserva no cambia.`,
        more: 'Nuestro equipo responde al banco. Conserve lo que demuestre que la visita se acordó y se realizó.',
      }),
    },
    labels: { clinic: 'Clínica', reference: 'Referencia', amount: 'Monto', due: 'Pagar antes de' },
    receipt: 'El recibo de reembolso está con los pagos:',
    open: 'Abra la reserva:',
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
          }[why] ?? `Seu pagamento de ${amount} chegou depois do fim da reserva, por isso será devolvido.`,
        more: 'Você não precisa fazer nada. Dependendo do banco, leva de 5 a 10 dias úteis.',
      }),
      refund_paid: ({ clinic, amount }) => ({
        subject: `Enviamos seu reembolso: ${clinic}`,
        first: `Enviamos ${amount} para o cartão ou a conta que você usou para pagar.`,
        more: 'Dependendo do banco, leva de 5 a 10 dias úteis para chegar.',
      }),
      dispute_opened: ({ clinic, amount }) => ({
        subject: `Um pagamento está em contestação: ${clinic}`,
        first: `O banco de um paciente contesta um pagamento de ${amount}. Até a decisão, esse valor não é repassado. A reserva não muda.`,
        more: 'Nossa equipe responde ao banco. Guarde o que mostra que a visita foi combinada e realizada.',
      }),
    },
    labels: { clinic: 'Clínica', reference: 'Referência', amount: 'Valor', due: 'Pagar até' },
    receipt: 'O recibo de reembolso está com os pagamentos:',
    open: 'Abra a reserva:',
    closing: ['Travesía', 'Desative estes e-mails em Perfil > Notificações.'],
  },
};
