import { defineProblems } from '../../kit/index.ts';

export const dischargeProblems = defineProblems({
  'journeys.discharge_not_found': {
    status: 404,
    title: 'No discharge papers',
    when: 'Nothing was delivered in this journey, or the user doesn’t read it.',
    text: {
      en: 'There are no discharge papers here yet.',
      es: 'Aquí todavía no hay documentos de alta.',
      pt: 'Ainda não há documentos de alta aqui.',
    },
  },
  'journeys.discharge_not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The journey is in a status in which nobody is discharged, or the user doesn’t write these papers.',
    text: {
      en: 'Discharge papers can’t be changed now. What you see is current.',
      es: 'Por ahora no se pueden cambiar los documentos de alta. Lo que ve está al día.',
      pt: 'No momento os documentos de alta não podem ser alterados. O que você vê está atualizado.',
    },
  },
  'journeys.discharge_incomplete': {
    status: 409,
    title: 'Discharge papers are incomplete',
    when: '`fields` names what is missing.',
    text: {
      en: 'Something is missing in these papers. Complete them, then deliver them.',
      es: 'Falta algo en estos documentos. Complételos y luego entréguelos.',
      pt: 'Falta algo nestes documentos. Complete-os e depois entregue.',
    },
  },
});
