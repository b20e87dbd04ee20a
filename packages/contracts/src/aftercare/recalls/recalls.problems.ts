import { defineProblems } from '../../kit/index.ts';

export const recallsProblems = defineProblems({
  'recalls.not_found': {
    status: 404,
    title: 'Recall not found',
    when: 'It does not exist, or doesn’t concern the user.',
    text: {
      en: 'We can’t find that recall.',
      es: 'No encontramos esa alerta de seguridad.',
      pt: 'Não encontramos esse alerta de segurança.',
    },
  },
  'recalls.not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The recall is in a status in which this can’t be done.',
    text: {
      en: 'This can’t be done with that recall now. What you see now is current.',
      es: 'Esto no es posible ahora con esa alerta. Lo que ve ahora está al día.',
      pt: 'Isto não é possível agora com esse alerta. O que você vê agora está atualizado.',
    },
  },
  'recalls.own_draft': {
    status: 409,
    title: 'A second person must approve',
    when: 'The user drafted the recall, or changed it last.',
    text: {
      en: 'You wrote this recall, so another admin must approve it.',
      es: 'Usted escribió esta alerta, así que debe aprobarla otra persona de administración.',
      pt: 'Você escreveu este alerta, então outra pessoa da administração precisa aprová-lo.',
    },
  },
  'recalls.nobody': {
    status: 409,
    title: 'Nobody is concerned',
    when: 'No journey matches the criteria.',
    text: {
      en: 'No patient matches this recall. Check the clinic, room, lot and days.',
      es: 'Esta alerta no corresponde a ningún paciente. Revise la clínica, la sala, el lote y los días.',
      pt: 'Este alerta não corresponde a nenhum paciente. Confira a clínica, a sala, o lote e os dias.',
    },
  },
  'recalls.unknown_place': {
    status: 409,
    title: 'Unknown clinic or room',
    when: 'The clinic does not exist, or the room isn’t in it.',
    text: {
      en: 'We can’t find that clinic, or the room isn’t in it.',
      es: 'No encontramos esa clínica, o la sala no es de ella.',
      pt: 'Não encontramos essa clínica, ou a sala não é dela.',
    },
  },
});
