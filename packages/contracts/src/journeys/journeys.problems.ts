import { defineProblems } from '../kit/index.ts';

export const journeysProblems = defineProblems({
  'journeys.core_question_removed': {
    status: 422,
    title: 'A safety question is missing',
    when: 'A questionnaire omits or changes a core question. `detail` names the questions.',
    text: {
      en: 'Safety questions stay in every form: clinics need these answers to refuse an unsafe treatment in time. You can change their wording and order.',
      es: 'Las preguntas de seguridad permanecen en todos los cuestionarios: la clínica necesita esas respuestas para rechazar a tiempo un tratamiento riesgoso. Puede cambiar su redacción y su orden.',
      pt: 'As perguntas de segurança ficam em todos os questionários: a clínica precisa dessas respostas para recusar a tempo um tratamento arriscado. Você pode mudar a redação e a ordem.',
    },
  },
});
