import { defineProblems } from '../../kit/index.ts';

export const checkInsProblems = defineProblems({
  'aftercare.check_in_not_found': {
    status: 404,
    title: 'Check-in not found',
    when: 'It does not exist in this journey.',
    text: {
      en: 'We can’t find that check-in.',
      es: 'No encontramos ese cuestionario de seguimiento.',
      pt: 'Não encontramos esse questionário de acompanhamento.',
    },
  },
  'aftercare.not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'It was answered or is not needed any more, or the journey is not in recovery or aftercare.',
    text: {
      en: 'This isn’t possible any more. What you see now is current. If you need help, call the clinic.',
      es: 'Esto ya no es posible. Lo que ve ahora está al día. Si necesita ayuda, llame a la clínica.',
      pt: 'Isto não é mais possível. O que você vê agora está atualizado. Se precisar de ajuda, ligue para a clínica.',
    },
  },
  'aftercare.answers_invalid': {
    status: 422,
    title: 'Answers missing or invalid',
    when: 'A required question is not answered, or an answer doesn’t fit its question.',
    text: {
      en: 'Some answers are missing. Answer them and send again.',
      es: 'Faltan algunas respuestas. Complete lo que falta y envíe de nuevo.',
      pt: 'Faltam algumas respostas. Complete e envie de novo.',
    },
  },
});
