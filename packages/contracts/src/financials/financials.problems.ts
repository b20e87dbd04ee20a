import { defineProblems } from '../kit/index.ts';

export const financialsProblems = defineProblems({
  'financials.payment_not_found': {
    status: 404,
    title: 'Payment not found',
    when: 'No payment with this id is visible to the user.',
    text: {
      en: 'We couldn’t find this payment.',
      es: 'No encontramos este pago.',
      pt: 'Não encontramos este pagamento.',
    },
  },
  'financials.refund_not_found': {
    status: 404,
    title: 'Refund not found',
    when: 'No refund with this id is visible to the user.',
    text: {
      en: 'We couldn’t find this refund.',
      es: 'No encontramos este reembolso.',
      pt: 'Não encontramos este reembolso.',
    },
  },
  'financials.payout_not_found': {
    status: 404,
    title: 'Payout not found',
    when: 'No payout with this id is visible to the user.',
    text: {
      en: 'We couldn’t find this payout.',
      es: 'No encontramos esta liquidación.',
      pt: 'Não encontramos este repasse.',
    },
  },
  'financials.adjustment_not_found': {
    status: 404,
    title: 'Correction not found',
    when: 'No correction with this id is visible to the user.',
    text: {
      en: 'We couldn’t find this correction.',
      es: 'No encontramos esta corrección.',
      pt: 'Não encontramos esta correção.',
    },
  },
  'financials.clinic_not_found': {
    status: 404,
    title: 'Clinic not found',
    when: 'No clinic with this id is visible to the user.',
    text: {
      en: 'We couldn’t find this clinic.',
      es: 'No encontramos esta clínica.',
      pt: 'Não encontramos esta clínica.',
    },
  },
  'financials.too_much': {
    status: 422,
    title: 'More than can be refunded',
    when: 'The amount is more than what is left of the payment.',
    text: {
      en: 'That’s more than what is left of this payment. Enter a smaller amount.',
      es: 'Es más de lo que queda de este pago. Escriba un importe menor.',
      pt: 'É mais do que resta deste pagamento. Informe um valor menor.',
    },
  },
  'financials.held_by_dispute': {
    status: 409,
    title: 'Held by a dispute',
    when: 'The amount is more than what open disputes leave of the payment.',
    text: {
      en: 'A dispute holds part of this payment until the bank decides. Enter a smaller amount, or wait for its decision.',
      es: 'Una disputa retiene parte de este pago hasta que decida el banco. Escriba un importe menor o espere su decisión.',
      pt: 'Uma contestação retém parte deste pagamento até o banco decidir. Informe um valor menor ou aguarde a decisão.',
    },
  },
  'financials.own_request': {
    status: 409,
    title: 'Somebody else must decide',
    when: 'The user asked for it, and above the limit two people decide.',
    text: {
      en: 'You asked for this yourself. Somebody else on the team has to decide.',
      es: 'Lo solicitó usted. Tiene que decidirlo otra persona del equipo.',
      pt: 'Foi você quem pediu. Outra pessoa da equipe precisa decidir.',
    },
  },
  'financials.not_possible': {
    status: 409,
    title: 'Not possible in this state',
    when: 'The payout or correction is in a state that does not allow the action.',
    text: {
      en: 'This was already settled. Reload the page to see how it stands.',
      es: 'Esto ya está resuelto. Recargue la página para ver cómo quedó.',
      pt: 'Isso já foi resolvido. Recarregue a página para ver como ficou.',
    },
  },
  'financials.not_payable': {
    status: 409,
    title: 'Nothing can be paid out',
    when: 'Less than the minimum is available, or the clinic is suspended or not verified.',
    text: {
      en: 'Nothing can be paid out to this clinic now: too little is available, or the clinic isn’t verified or is suspended.',
      es: 'Ahora no se puede liquidar nada a esta clínica: hay muy poco disponible, o la clínica no está verificada o está suspendida.',
      pt: 'No momento não é possível repassar nada a esta clínica: há pouco disponível, ou a clínica não está verificada ou está suspensa.',
    },
  },
  'financials.no_account': {
    status: 409,
    title: 'No verified bank account',
    when: 'The clinic has no bank account in this currency, or it was not verified yet.',
    text: {
      en: 'This clinic has no verified bank account in this currency. Verify it first.',
      es: 'Esta clínica no tiene una cuenta bancaria verificada en esta moneda. Verifíquela primero.',
      pt: 'Esta clínica não tem uma conta bancária verificada nesta moeda. Verifique-a primeiro.',
    },
  },
  'financials.account_not_found': {
    status: 404,
    title: 'Bank account not found',
    when: 'No bank account with this id is visible to the user.',
    text: {
      en: 'We couldn’t find this bank account.',
      es: 'No encontramos esta cuenta bancaria.',
      pt: 'Não encontramos esta conta bancária.',
    },
  },
  'financials.account_changed': {
    status: 409,
    title: 'The bank account changed',
    when: 'The account that was shown is not in use any more.',
    text: {
      en: 'The clinic’s bank account has changed meanwhile. Check the new one and try again.',
      es: 'La cuenta bancaria de la clínica cambió entretanto. Revise la nueva e inténtelo de nuevo.',
      pt: 'A conta bancária da clínica mudou nesse meio-tempo. Confira a nova e tente de novo.',
    },
  },
  'financials.amount_changed': {
    status: 409,
    title: 'The amount changed',
    when: 'What is available is not what was shown; the answer names the present amount.',
    text: {
      en: 'What’s available has changed meanwhile. Check the new amount and try again.',
      es: 'El saldo disponible cambió entretanto. Revise el nuevo importe e inténtelo de nuevo.',
      pt: 'O saldo disponível mudou nesse meio-tempo. Confira o novo valor e tente de novo.',
    },
  },
});
