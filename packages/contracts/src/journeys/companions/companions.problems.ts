import { defineProblems } from '../../kit/index.ts';

export const companionsProblems = defineProblems({
  'journeys.companion_not_found': {
    status: 404,
    title: 'Companion not found',
    when: 'It is not of this journey.',
    text: {
      en: 'We can’t find that companion.',
      es: 'No encontramos a ese acompañante.',
      pt: 'Não encontramos esse acompanhante.',
    },
  },
  'journeys.companion_not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The link has ended, or the journey isn’t booked or is over.',
    text: {
      en: 'This can’t be done now. You can share a trip from the booking until the end of aftercare.',
      es: 'Por ahora no es posible. Puede compartir un viaje desde la reserva hasta el final del seguimiento.',
      pt: 'No momento não é possível. Você pode compartilhar uma viagem da reserva até o fim do acompanhamento.',
    },
  },
  'journeys.too_many_companions': {
    status: 409,
    title: 'Too many companions',
    when: 'Six people can read the trip.',
    text: {
      en: 'Six people can read this trip already. End one link first.',
      es: 'Seis personas ya pueden ver este viaje. Cierre primero un enlace.',
      pt: 'Seis pessoas já podem ver esta viagem. Encerre um link primeiro.',
    },
  },
  'journeys.trip_not_found': {
    status: 404,
    title: 'Trip not found',
    when: 'No link has this secret, or the user doesn’t keep this trip.',
    text: {
      en: 'This link is not valid. Ask for a new one.',
      es: 'Este enlace no es válido. Pida uno nuevo.',
      pt: 'Este link não é válido. Peça um novo.',
    },
  },
  'journeys.trip_gone': {
    status: 410,
    title: 'No longer shared',
    when: 'The patient ended it, or its time is over.',
    text: {
      en: 'This trip is no longer shared with you.',
      es: 'Este viaje ya no se comparte con usted.',
      pt: 'Esta viagem não é mais compartilhada com você.',
    },
  },
  'journeys.trip_taken': {
    status: 409,
    title: 'Kept by another account',
    when: 'Another account keeps it, or it is the user’s own trip.',
    text: {
      en: 'Another account keeps this trip, or it is your own. Ask the patient for a link of your own.',
      es: 'Otra cuenta guarda este viaje, o es el suyo. Pida al paciente un enlace para usted.',
      pt: 'Outra conta guarda esta viagem, ou ela é sua. Peça ao paciente um link só seu.',
    },
  },
});
