import { defineProblems } from '../kit/index.ts';

export const bookingsProblems = defineProblems({
  'bookings.not_found': {
    status: 404,
    title: 'Booking not found',
    when: 'It does not exist, or belongs to someone else.',
    text: {
      en: 'We can’t find that booking.',
      es: 'No encontramos esa reserva.',
      pt: 'Não encontramos essa reserva.',
    },
  },
  'bookings.slot_taken': {
    status: 409,
    title: 'This time is no longer free',
    when: 'Someone else has it, or the clinic doesn’t offer it (any more). `present.nearest` names the nearest free times.',
    text: {
      en: 'This time is no longer free. Choose another one; everything else you entered is kept.',
      es: 'Este horario ya no está libre. Elija otro; se conserva todo lo demás que escribió.',
      pt: 'Este horário não está mais livre. Escolha outro; tudo o mais que você preencheu foi mantido.',
    },
  },
  'bookings.not_bookable': {
    status: 409,
    title: 'This can’t be booked here',
    when: 'The clinic is not verified, is suspended, or doesn’t offer this package, service or clinician.',
    text: {
      en: 'This can’t be booked here at the moment. Send the clinic a request instead.',
      es: 'Por ahora esto no se puede reservar aquí. Envíe una solicitud a la clínica.',
      pt: 'No momento isto não pode ser reservado aqui. Envie um pedido à clínica.',
    },
  },
  'bookings.terms_changed': {
    status: 409,
    title: 'Price or policy changed',
    when: 'Price, amount due or cancellation policy are not those of `shown_terms`. `present` holds the current ones.',
    text: {
      en: 'The price or the cancellation policy changed since you opened this page. Check the new terms and book again.',
      es: 'El precio o la política de cancelación cambió desde que abrió esta página. Revise las nuevas condiciones y reserve de nuevo.',
      pt: 'O preço ou a política de cancelamento mudou desde que você abriu esta página. Confira as novas condições e reserve de novo.',
    },
  },
  'bookings.refund_changed': {
    status: 409,
    title: 'The refund changed',
    when: 'The refund is not `shown_refund` any more, for example because a day has passed.',
    text: {
      en: 'The refund changed since you opened this page. Check the new amount and confirm again.',
      es: 'El reembolso cambió desde que abrió esta página. Revise el nuevo monto y confirme de nuevo.',
      pt: 'O reembolso mudou desde que você abriu esta página. Confira o novo valor e confirme de novo.',
    },
  },
  'bookings.not_possible': {
    status: 409,
    title: 'This isn’t possible in the booking’s current status',
    when: 'The status or the time of the booking does not allow it.',
    text: {
      en: 'The booking’s status doesn’t allow this. Reload the page.',
      es: 'El estado de la reserva no lo permite. Recargue la página.',
      pt: 'O status da reserva não permite isso. Recarregue a página.',
    },
  },
  'bookings.change_not_free': {
    status: 409,
    title: 'This change would cost a fee',
    when: 'The policy has no free date changes left, or it is too close to the visit. The clinic can move the booking.',
    text: {
      en: 'By the policy you agreed to, moving this booking now would cost a fee. Ask the clinic to move it.',
      es: 'Según la política que usted aceptó, cambiar ahora la fecha tendría un costo. Pida a la clínica que la cambie.',
      pt: 'Pela política que você aceitou, mudar a data agora teria um custo. Peça à clínica que a mude.',
    },
  },
  'bookings.too_many_open': {
    status: 409,
    title: 'Too many open bookings',
    when: 'The user holds as many times as one person may hold.',
    text: {
      en: 'You already hold many times. Pay for or cancel one of your bookings first.',
      es: 'Usted ya tiene muchos horarios reservados. Pague o cancele primero alguna de sus reservas.',
      pt: 'Você já está segurando muitos horários. Pague ou cancele primeiro uma das suas reservas.',
    },
  },
});
